export { FilterGroup, type FilterGroupProps } from './filter-group.tsx';
export { FilterOption, type FilterOptionProps } from './filter-option.tsx';
export { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
