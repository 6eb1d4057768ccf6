export { type FilterChip, FilterChips, type FilterChipsProps } from './filter-chips.tsx';
