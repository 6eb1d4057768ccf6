// What is true of card numbers, dates and codes, without a page. Used by the card frame and by the API.

/** @typedef {'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown'} Brand */

/** @type {readonly [Brand, RegExp][]} */
const brands = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
];

/** @param {string} number digits, also the first few only @returns {Brand} */
export function brandOf(number) {
  return brands.find(([, begins]) => begins.test(number))?.[0] ?? 'unknown';
}

/** @param {string} number digits @returns {number} how many digits a number that begins like this has */
export function lengthOf(number) {
  return brandOf(number) === 'amex' ? 15 : 16;
}

/** @param {string} number digits @returns {number} how many digits its security code has */
export function cvcLengthOf(number) {
  return brandOf(number) === 'amex' ? 4 : 3;
}

/** @param {string} number digits @returns {boolean} whether its check digit is right */
export function isLuhn(number) {
  let sum = 0;
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place]);
    const doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += place % 2 === 1 ? doubled : digit;
  }
  return sum % 10 === 0;
}

/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, '');

/** @param {string} number digits @returns {string} in groups of four, or four, six and five for American Express */
export function formatNumber(number) {
  const kept = number.slice(0, lengthOf(number));
  const groups =
    brandOf(kept) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (kept.match(groups) ?? []).slice(1).filter(Boolean).join(' ');
}

/**
 * `MM / YY` as far as it is typed. Also takes what browsers fill in (`12/2030`, `2030-12`).
 * @param {string} text
 * @param {boolean} [deleting] then no separator is put behind the month, so that it can be deleted too
 */
export function formatExpiry(text, deleting = false) {
  const iso = /^\s*20(\d\d)-(\d\d)\s*$/.exec(text);
  if (iso) return `${iso[2]} / ${iso[1]}`;
  const lone = /^\s*(\d)\s*\//.exec(text);
  let digits = digitsOf(lone ? `0${text.trim()}` : text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const rest = digits.slice(2);
  const year = rest.length === 4 && rest.startsWith('20') ? rest.slice(2) : rest.slice(0, 2);
  if (month.length < 2 || (deleting && !year)) return month;
  return `${month} / ${year}`;
}

/** @param {string} text of the form `MM / YY` @returns {{ month: number, year: number } | undefined} */
export function expiryOf(text) {
  const parts = /^(\d\d) \/ (\d\d)$/.exec(text);
  return parts ? { month: Number(parts[1]), year: 2000 + Number(parts[2]) } : undefined;
}

// The checks answer the code of what is wrong, or undefined.

/** @param {string} number digits */
export function checkNumber(number) {
  if (number.length < lengthOf(number)) return 'incomplete_number';
  return isLuhn(number) ? undefined : 'invalid_number';
}

/** @param {string} text @param {Date} today */
export function checkExpiry(text, today) {
  const expiry = expiryOf(text);
  if (!expiry) return 'incomplete_expiry';
  const { month, year } = expiry;
  if (month < 1 || month > 12) return 'invalid_expiry_month';
  if (year < today.getFullYear()) return 'invalid_expiry_year_past';
  if (year === today.getFullYear() && month < today.getMonth() + 1) return 'invalid_expiry_month_past';
  return year > today.getFullYear() + 50 ? 'invalid_expiry_year' : undefined;
}

/** @param {string} code @param {string} number digits of the card */
export function checkCvc(code, number) {
  return code.length < cvcLengthOf(number) ? 'incomplete_cvc' : undefined;
}
