// What may stand in the fields of the contact form; the rest of what is typed or pasted is left out.

export const keepName = (text: string) => text.replaceAll(/[^\p{Letter}\p{Mark} ]/gu, '');
export const keepEmail = (text: string) => text.replaceAll(/[^a-zA-Z0-9@._%+-]/g, '');
/** Line breaks are kept too. */
export const keepMessage = (text: string) => text.replaceAll(/[^\p{Letter}\p{Mark}0-9\s.,;:?!¡¿´\-@]/gu, '');

export const isEmail = (text: string) => /^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/.test(text);
