/** What a product of a file may hold, so that a slip of an export does not become a page of the shop. In characters, pieces and minor units. */
export const mostTitle = 200;
export const mostText = 100_000;
export const mostLetter = 80;
export const mostSku = 500;
export const mostImages = 20;
export const mostPieces = 1_000_000;
const mostAmount = 2_000_000_000;
const longestDescription = 300;

/** Minor units of `1299`, `1299.5`, `1,299.50`, `1299,50` or `1.299,50`; null for anything else, and for what no price can be. */
export function amountOf(text: string): number | null {
  const english = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text);
  const spanish = /^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(text);
  if (!english && !spanish) return null;
  const plain = english ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
  const minor = Math.round(Number(plain) * 100);
  return minor <= mostAmount ? minor : null;
}

/** What is wrong with a number of pieces, or null. */
export function wrongQuantity(text: string): string | null {
  const quantity = Number(text);
  if (!Number.isInteger(quantity)) return `'${cut(text)}' is not a whole quantity`;
  return quantity > mostPieces ? `${cut(text)} pieces cannot be meant` : null;
}

export function isAddress(text: string): boolean {
  return text.length <= 2048 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** A text as a message can quote it. */
export const cut = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 60)}…`);

/** The beginning of a text, as long as a short description is. */
export function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`;
}
