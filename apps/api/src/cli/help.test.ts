import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { shopProgram } from './program.ts';

/** Every command that does something, with the words that lead to it. */
function leaves(command: Command, words: readonly string[] = []): [string, Command][] {
  if (command.commands.length === 0) return [[words.join(' '), command]];
  return command.commands.flatMap((part) => leaves(part, [...words, part.name()]));
}
const commands = leaves(shopProgram());
const readsOnly = /(^| )(list|show|export|check|doctor|backup|import|restore)$/;

test('the command line has what an operator needs @API-11', () => {
  const names = commands.map(([name]) => name);
  const orders = ['list', 'show', 'confirm', 'cancel', 'prepare', 'ship', 'deliver', 'refund'];
  for (const name of orders) expect(names).toContain(`orders ${name}`);
  for (const name of [
    'import',
    'export',
    'stock set',
    'prices set',
    'content apply',
    'members export',
    'members delete',
  ])
    expect(names).toContain(name);
  for (const name of ['outbox list', 'outbox retry', 'check', 'doctor', 'backup', 'restore'])
    expect(names).toContain(name);
});

test.each(commands)('%s explains itself, its arguments and its options, and speaks JSON @API-11', (name, command) => {
  expect(command.description()).toMatch(/^[A-Z].{15,}\.$/s);
  for (const argument of command.registeredArguments) expect([argument.name(), argument.description]).not.toContain('');
  for (const option of command.options) expect([option.long, option.description]).not.toContain('');
  const long = command.options.map((option) => option.long);
  expect(long).toContain('--json');
  if (!readsOnly.test(name) || name === 'import') expect(long).toContain('--dry-run');
  const help = command.helpInformation();
  expect(help).toContain(`Usage: shop ${name}`);
  expect(help).toContain('--help');
});
