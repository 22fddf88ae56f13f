export { FieldGrid, type FieldGridItem, type FieldGridPart, type FieldGridProps } from './field-grid.tsx';
