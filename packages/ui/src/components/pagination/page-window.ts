export type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * The pages to show: the first, the last, the current one with its neighbours, and a gap where two or more are left
 * out. Seven slots at most, and always seven where there are more pages, so that nothing jumps under the pointer.
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return numbers(1, pages);
  if (page <= 4) return [...numbers(1, 5), 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', ...numbers(pages - 4, pages)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages];
}
