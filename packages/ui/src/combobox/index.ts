export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxOption } from './option.ts';
export type { ComboboxOptions } from './use-options.ts';
