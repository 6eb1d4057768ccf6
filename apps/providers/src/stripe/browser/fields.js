// The three card fields: formatting while typing, errors in place, and going on to the next field when one is full.

import {
  brandOf,
  checkCvc,
  checkExpiry,
  checkNumber,
  cvcLengthOf,
  digitsOf,
  expiryOf,
  formatExpiry,
  formatNumber,
} from './card.js';

/**
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} messages by the code of the error
 * @param {(event: string, data?: object) => void} tell
 */
export function cardFields(form, messages, tell) {
  const { number, expiry, cvc } = form.elements;
  const inputs = [number, expiry, cvc];
  const brand = form.querySelector('[data-brand]');

  const checks = {
    number: () => checkNumber(digitsOf(number.value)),
    expiry: () => checkExpiry(expiry.value, new Date()),
    cvc: () => checkCvc(cvc.value, digitsOf(number.value)),
  };
  const firstError = () => inputs.map((input) => checks[input.name]()).find(Boolean);

  function show(input, code) {
    const invalid = Boolean(code);
    input.classList.toggle('Input--invalid', invalid);
    input.closest('.Field').querySelector('.Label').classList.toggle('Label--invalid', invalid);
    input.setAttribute('aria-invalid', String(invalid));
    const error = document.getElementById(`${input.name}-error`);
    const text = code ? messages[code] : '';
    if (error.textContent !== text) error.textContent = text;
  }

  /** While typing only what can no longer become right is an error; an empty field is none before it is sent. */
  function complain(input, left) {
    const code = checks[input.name]();
    const unfinished = code?.startsWith('incomplete');
    show(input, unfinished && (!left || input.value === '') ? undefined : code);
  }

  const format = {
    number(input) {
      const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
      const atEnd = input.selectionStart === input.value.length;
      input.value = formatNumber(digitsOf(input.value));
      const caret = atEnd ? input.value.length : placeAfter(input.value, before);
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
      brand.dataset.brand = brandOf(digitsOf(input.value));
      cvc.value = cvc.value.slice(0, cvcLengthOf(digitsOf(input.value)));
    },
    expiry(input, deleting) {
      input.value = formatExpiry(input.value, deleting);
    },
    cvc(input) {
      input.value = digitsOf(input.value).slice(0, cvcLengthOf(digitsOf(number.value)));
    },
  };

  function change() {
    tell('change', {
      elementType: 'payment',
      empty: inputs.every((input) => input.value === ''),
      complete: !firstError(),
      collapsed: false,
      value: { type: 'card' },
    });
  }

  form.addEventListener('input', ({ target, inputType }) => {
    const deleting = inputType?.startsWith('delete') ?? false;
    format[target.name](target, deleting);
    complain(target, false);
    if (target === number && cvc.value) complain(cvc, false);
    const next = inputs[inputs.indexOf(target) + 1];
    if (next && !deleting && !checks[target.name]() && document.activeElement === target) next.focus();
    change();
  });
  form.addEventListener('focusin', ({ relatedTarget }) => {
    if (!relatedTarget) tell('focus', { elementType: 'payment' });
  });
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    complain(target, true);
    if (!relatedTarget) tell('blur', { elementType: 'payment' });
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('escape', { elementType: 'payment' });
    if (key === 'Enter') tell('enter');
  });

  return {
    /** Shows every error. @returns {{ code: string, message: string } | undefined} the first one */
    check() {
      for (const input of inputs) show(input, checks[input.name]());
      inputs.find((input) => checks[input.name]())?.focus();
      const code = firstError();
      return code && { code, message: messages[code] };
    },
    /** Marks the field that the bank complains about. */
    complainAbout(param, message) {
      const input = { cvc, exp_month: expiry, exp_year: expiry, number }[param];
      if (!input) return;
      show(input, 'other');
      document.getElementById(`${input.name}-error`).textContent = message;
    },
    read() {
      const date = expiryOf(expiry.value);
      return { number: digitsOf(number.value), exp_month: date.month, exp_year: date.year, cvc: cvc.value };
    },
    setBusy(busy) {
      form.setAttribute('aria-busy', String(busy));
      for (const input of inputs) input.readOnly = busy;
    },
    focus: () => number.focus(),
    blur: () => document.activeElement?.blur(),
    clear() {
      form.reset();
      brand.dataset.brand = '';
      for (const input of inputs) show(input, undefined);
      change();
    },
  };
}

/** Where the caret stands after so many digits. */
function placeAfter(text, digits) {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text[index])) seen += 1;
  }
  return text.length;
}
