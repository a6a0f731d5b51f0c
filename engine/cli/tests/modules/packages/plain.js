export const fileless = 'by its text';
