export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxFieldProps, ComboboxPart } from './combobox-frame.tsx';
export type { ComboboxOfManyProps } from './combobox-of-many.tsx';
export type { ComboboxOfOneProps } from './combobox-of-one.tsx';
export type { ComboboxOption, LabelOption, ReferenceOption } from './option.ts';
export type { ComboboxOptions } from './use-options.ts';
