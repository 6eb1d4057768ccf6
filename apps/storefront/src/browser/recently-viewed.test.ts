import { describe, expect, it } from 'vitest';
import { withViewed } from './recently-viewed.ts';

describe('recently viewed products', () => {
  it('stand once, the latest first', () => {
    expect(withViewed([], 'a')).toEqual(['a']);
    expect(withViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('are eight besides the one that is open', () => {
    const viewed = Array.from({ length: 40 }, (_, n) => `piece-${n}`);
    expect(withViewed(viewed, 'new')).toEqual(['new', ...viewed.slice(0, 8)]);
  });
});
