import { tiers } from '@obsidiana/contract/rules';
import { expect, test } from 'vitest';
import { benefitsOf } from './tier-benefits.ts';

test('@LOY-2 each tier tells as many benefits as it has, the early access among them', () => {
  for (const { name, benefits } of tiers) expect(1 + new Set(benefitsOf[name]).size, name).toBe(benefits);
});
