export { type AreaEntry, AreaField, type AreaFieldPart, type AreaFieldProps } from './area-field.tsx';
export { DictionaryField, type DictionaryFieldProps } from './dictionary-field.tsx';
export type { ReferenceEntry, ReferenceList } from './entries.ts';
export { type PortEntry, PortField, type PortFieldProps, type PortGroup } from './port-field.tsx';
export {
  type WarehouseCountry,
  type WarehouseEntry,
  WarehouseField,
  type WarehouseFieldProps,
} from './warehouse-field.tsx';
