export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export type { Suggestion, SuggestionGroup } from './suggestion-list.tsx';
