/** An entry of a Google Merchant feed: one size of a product. */
export interface Item {
  /** Its row of the table, or the line of the XML that it begins at. */
  readonly row: number;
  /** By their names as the feed's specification has them, `image_link`; those that may stand several times in their order. */
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

/** An entry that cannot be read. */
export interface BrokenItem {
  readonly row: number;
  readonly message: string;
}

/** The first value of an attribute; empty when it is not there. */
export const first = ({ attributes }: Item, name: string): string => attributes.get(name)?.[0] ?? '';

/** The product that an entry is a size of; empty when nothing tells it. */
export const groupOf = (item: Item): string => first(item, 'item_group_id') || first(item, 'id');
