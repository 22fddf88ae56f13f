export { FilterBar, type FilterBarPart, type FilterBarProps } from './filter-bar.tsx';
