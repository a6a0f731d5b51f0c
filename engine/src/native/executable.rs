//! Which addresses native code can be called at.

/// Whether the processor may execute what is at `address`: the code of a loaded library, or memory that a program made for code. Data of
/// a library and unmapped addresses are not.
#[cfg(target_os = "linux")]
pub fn is_code(address: u64) -> bool {
    let search = Search::of(address);
    search.executable || (!search.known && is_executable_memory(address))
}

/// Whether the address lies in the C library or its mathematical part.
#[cfg(target_os = "linux")]
pub fn is_of_c_library(address: u64) -> bool {
    Search::of(address).of_c
}

/// What the linker knows of an address.
#[cfg(target_os = "linux")]
struct Search {
    address: u64,
    /// It lies in a loaded object.
    known: bool,
    /// It lies in a segment that may be executed.
    executable: bool,
    /// The object is the C library or its mathematical part.
    of_c: bool,
}

#[cfg(target_os = "linux")]
impl Search {
    fn of(address: u64) -> Search {
        let mut search = Search {
            address,
            known: false,
            executable: false,
            of_c: false,
        };
        // SAFETY: the function reads what it is given and does not unwind; the search outlives the iteration.
        unsafe { libc::dl_iterate_phdr(Some(Search::object), (&raw mut search).cast()) };
        search
    }

    /// Says 1, and so ends the iteration, when the segment that holds the address is found.
    unsafe extern "C" fn object(
        info: *mut libc::dl_phdr_info,
        _: libc::size_t,
        search: *mut libc::c_void,
    ) -> libc::c_int {
        // SAFETY: the linker passes an object with its program headers, and our search.
        let (info, search) = unsafe { (&*info, &mut *search.cast::<Search>()) };
        if info.dlpi_phdr.is_null() {
            return 0;
        }
        // SAFETY: as above.
        let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, usize::from(info.dlpi_phnum)) };
        let offset = search.address.wrapping_sub(info.dlpi_addr);
        let holds = |header: &&libc::Elf64_Phdr| {
            header.p_type == libc::PT_LOAD && offset.wrapping_sub(header.p_vaddr) < header.p_memsz
        };
        let Some(header) = headers.iter().find(holds) else {
            return 0;
        };
        search.known = true;
        search.executable = header.p_flags & libc::PF_X != 0;
        if !info.dlpi_name.is_null() {
            // SAFETY: the name is a string of the linker's.
            search.of_c = is_c_library(unsafe { std::ffi::CStr::from_ptr(info.dlpi_name) }.to_bytes());
        }
        1
    }
}

/// Whether a library with this path is the C library or its mathematical part.
fn is_c_library(path: &[u8]) -> bool {
    let name = path.rsplit(|byte| *byte == b'/').next().unwrap_or(path);
    let libraries: [&[u8]; 6] = [b"libc.", b"libc-", b"libm.", b"libm-", b"ld-musl", b"libsystem_"];
    libraries.into_iter().any(|library| name.starts_with(library))
}

/// Whether the address lies in an executable mapping of no library: code made at run time.
#[cfg(target_os = "linux")]
fn is_executable_memory(address: u64) -> bool {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    maps.lines().any(|line| {
        let mut words = line.split_whitespace();
        let (Some(range), Some(access)) = (words.next(), words.next()) else {
            return false;
        };
        let Some((low, high)) = range.split_once('-') else {
            return false;
        };
        let number = |text| u64::from_str_radix(text, 16).unwrap_or(0);
        access.contains('x') && (number(low)..number(high)).contains(&address)
    })
}

/// Whether a loaded library lies at `address`; a wild pointer does not.
#[cfg(not(target_os = "linux"))]
pub fn is_code(address: u64) -> bool {
    // SAFETY: `dladdr` looks the address up in the loader's tables and does not follow it.
    unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        libc::dladdr(address as *const libc::c_void, &raw mut info) != 0
    }
}

/// Whether the address lies in the C library or its mathematical part.
#[cfg(not(target_os = "linux"))]
pub fn is_of_c_library(address: u64) -> bool {
    // SAFETY: as above; the name is a string of the loader's.
    unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        let known = libc::dladdr(address as *const libc::c_void, &raw mut info) != 0;
        known
            && !info.dli_fname.is_null()
            && is_c_library(std::ffi::CStr::from_ptr(info.dli_fname).to_bytes())
    }
}
