/** `product-card` is shown as `Product Card`: titles come from the folders, so no story writes its own. */
export function readableName(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
