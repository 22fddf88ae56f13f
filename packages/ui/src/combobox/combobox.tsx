import { forwardRef } from 'react';
import { ComboboxOfMany, type ComboboxOfManyProps } from './combobox-of-many.tsx';
import { ComboboxOfOne, type ComboboxOfOneProps } from './combobox-of-one.tsx';

export type ComboboxProps = ComboboxOfOneProps | ComboboxOfManyProps;

/**
 * A choice from many, found by typing: of one, or of several with `multiple`. Its value is an id or the ids; its ref is the native
 * input. With `onSearch` a server finds the options.
 */
export const Combobox = /* @__PURE__ */ forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  return props.multiple ? <ComboboxOfMany {...props} ref={ref} /> : <ComboboxOfOne {...props} ref={ref} />;
});
