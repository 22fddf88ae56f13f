export { FieldGrid, type FieldGridItem } from './field-grid.tsx';
