export { FieldGrid, type FieldGridItem, type FieldGridProps } from './field-grid.tsx';
