import type { Currency } from '@obsidiana/contract';

/** A product as a file of another system has it, checked. Texts are in one language, amounts in minor units of one currency. */
export interface ImportedProduct {
  /** How the shop would address it. */
  readonly uri: string;
  /** The article number of the whole, where the file has one: it tells which product is meant, whatever its address. */
  readonly sku: string | null;
  readonly name: string;
  /** Null when the file does not say; so it is with what follows. */
  readonly description: string | null;
  /** Sanitised HTML. */
  readonly detail: string | null;
  readonly published: boolean | null;
  /** What it is: the name of a category or of a subcategory; empty when the file does not say. */
  readonly kind: string;
  /** What tells it within its kind; empty when the file does not say. */
  readonly group: string;
  /** Addresses. */
  readonly images: readonly string[];
  /** Whether they are as many as such a file can name, so that the product may have more. */
  readonly imagesFull: boolean;
  /** Null is the currency that the operator says. */
  readonly currency: Currency | null;
  readonly sizes: readonly ImportedSize[];
}

export interface ImportedSize {
  readonly letter: string;
  readonly sku: string | null;
  /** Null when the file does not say. */
  readonly quantity: number | null;
  readonly price: number;
  readonly offer: number | null;
}

/** Something that the owner of the file has to mend. */
export interface Problem {
  readonly row: number;
  readonly handle: string;
  readonly message: string;
}

export type Parsed =
  | { readonly product: ImportedProduct }
  | { readonly problems: readonly Problem[] }
  | { readonly skipped: string };
