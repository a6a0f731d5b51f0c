//! The programs of the seed, and its fragments made whole.

use super::{printed, read};

pub(super) const EXAMPLE: &str = "
    .const @answer <int<64>> = 42

    .global @some_global_data <struct <int<64> double ref<void>>>

    .typedef @Node = struct<int<64>, @NodeRef>
    .typedef @NodeRef = ref<@Node>

    .funcsig @BinaryFunc = int<64> (int<64> int<64>)

    .funcdecl @square_sum <int<64> (int<64> int<64>)>

    .funcdef @gcd <int<64> (int<64> int<64>)> (%a0 %b0) {
        %entry:
            BRANCH %head

        %head:
            %a = PHI <int<64>> { %entry: %a0; %body: %b; }
            %b = PHI <int<64>> { %entry: %b0; %body: %b1; }
            %z = EQ <int<64>> %b 0
            BRANCH2 %z %exit %body

        %body:
            %b1 = SREM <int<64>> %a %b
            BRANCH %head

        %exit:
            RET <int<64>> %a
    }
";

#[test]
fn the_example() {
    assert_eq!(
        printed(EXAMPLE),
        ".const @answer <int<64>> = 42

.global @some_global_data <struct<int<64> double ref<void>>>

.typedef @Node = struct<int<64> @NodeRef>
.typedef @NodeRef = ref<@Node>

.funcsig @BinaryFunc = int<64> (int<64> int<64>)

.funcdecl @square_sum <int<64> (int<64> int<64>)>

.funcdef @gcd <int<64> (int<64> int<64>)> (%a0 %b0) {
    %entry:
        BRANCH %head

    %head:
        %a = PHI <int<64>> { %entry: %a0; %body: %b; }
        %b = PHI <int<64>> { %entry: %b0; %body: %b1; }
        %z = EQ <int<64>> %b 0
        BRANCH2 %z %exit %body

    %body:
        %b1 = SREM <int<64>> %a %b
        BRANCH %head

    %exit:
        RET <int<64>> %a
}
"
    );
}

#[test]
fn constants() {
    let text = "
    .typedef @i64 = int<64>
    .const @answer <@i64> = 42
    .const @pi_approx <double> = 3.14159
    .const @some_record <struct<
            int<64> @i64 float double struct<
                int<8> int<16> int<32>>>> = {1 2 3.0 4.0 {5 6 7}}
    .const @other_record <struct<@i64 double>> = {@answer @pi_approx}

    .const @null_ref <ref<void>> = NULL
    .const @null_iref <iref<void>> = NULL
    .const @null_weakref <weakref<void>> = NULL
    .const @null_func <func<void ()>> = NULL
    .const @null_thread <thread> = NULL
    .const @null_stack <stack> = NULL
";
    let out = printed(text);
    assert!(out.contains("{1 2 3.0f 4.0d {5 6 7}}"), "{out}");
    assert!(out.contains("{@answer @pi_approx}"), "{out}");
    assert_eq!(read(text, true).map(|(_, warnings)| warnings), Ok(Vec::new()));
}

#[test]
fn entries_without_labels_and_names_without_values() {
    let out = printed(
        "
    .typedef    @i64 = int<64>
    .funcsig    @main_sig = int<32> (int<32> iref<iref<int<8>>>)
    .global     @errno <int<64>>
    .funcdef @main <@main_sig> (%argc %argv) {
            %rv = ADD <int<32>> %argc 1         // Instruction are local
            %br = BRANCH %bb1
        %bb1:                       // Labels are local
            RET <int<32>> %rv
    }
    .global @my_errno <int<32>>
    .global @hello_world_str <array<int<8> 12>>
    .funcdef @func <void ()> () {
        %a = LOAD <int<32>> @my_errno       // @my_errno has type iref<int<32>>
        STORE <int<32>> @my_errno 0
        RETVOID
    }
",
    );
    assert!(out.contains("        %br = BRANCH %bb1\n"), "{out}");
    assert!(out.contains("(%argc %argv) {\n        %rv = ADD"), "{out}");
    assert!(out.contains("        STORE <int<32>> @my_errno 0\n"), "{out}");
}
