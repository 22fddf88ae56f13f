import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { split } from './split.css.ts';

export interface SplitProps extends ComponentPropsWithoutRef<'div'> {
  /** where the narrow one of its two parts stands */
  narrow?: 'start' | 'end';
  /** the narrow one holds tools rather than words: beside something that needs the room itself */
  slim?: boolean;
  /** stands in the wide part of another one: its parts are beside each other where the menu of the workspace is open, too */
  inner?: boolean;
  /** which of them comes first where they stand under each other; the first one when nothing is said */
  lead?: 'wide' | undefined;
}

/** A list beside what it is about, or a page beside its slip: two parts, one of them narrow. One under the other where there is no room. */
export const Split = /* @__PURE__ */ forwardRef<HTMLDivElement, SplitProps>(function Split(
  { narrow = 'end', slim, inner, lead, className = '', ...rest },
  ref,
) {
  return (
    <div
      data-component="Split"
      data-narrow={narrow}
      data-slim={slim ? '' : undefined}
      data-inner={inner ? '' : undefined}
      data-lead={lead}
      {...rest}
      ref={ref}
      className={`${split} ${className}`}
    />
  );
});
