/** `ProductCard` is written `product-card` in folders and in `data-component`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}
