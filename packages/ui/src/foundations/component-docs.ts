/** What the page of a component says that its source does not: kept in `<name>.docs.ts` beside it, in plain English. */
export interface ComponentDocs {
  /** When to reach for it: one or two sentences. */
  use: string;
  /** What to take instead: a component's folder, and when. */
  instead?: Readonly<Record<string, string>>;
  /** What it is to those who listen to the page. */
  role: string;
  /** What keys do, where the browser's own links and fields do not say it all: `{ 'Enter, Space': 'Presses it.' }`. */
  keyboard?: Readonly<Record<string, string>>;
  /** What the one who uses it must see to. */
  care?: readonly string[];
}
