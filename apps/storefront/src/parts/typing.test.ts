import { expect, test } from 'vitest';
import { isEmail, keepEmail, keepMessage, keepName } from './typing.ts';

test('@CONT-3 a name keeps letters and spaces', () => {
  expect(keepName('María José Núñez-7 <b>')).toBe('María José Núñez b');
});

test('@CONT-3 an email keeps letters, digits and @ . _ % + -', () => {
  expect(keepEmail(' ana.ruiz+club@exámple.com! ')).toBe('ana.ruiz+club@exmple.com');
});

test('@CONT-3 a message keeps letters, digits, spaces, line breaks and . , ; : ? ! ¡ ¿ ´ - @', () => {
  expect(keepMessage('¿Hay talla 8?\n¡Sí! a@b.mx; <script>"x"</script> 100%')).toBe(
    '¿Hay talla 8?\n¡Sí! a@b.mx; scriptxscript 100',
  );
});

test('@CONT-4 what is an email', () => {
  expect(['ana@example.com', 'a.b+c@x.co.mx'].every(isEmail)).toBe(true);
  expect(['ana', 'ana@', 'ana@example', '@example.com', 'ana@example.'].some(isEmail)).toBe(false);
});
