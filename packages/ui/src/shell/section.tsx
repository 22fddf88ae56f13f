import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as css from './section.css.ts';
import { content } from './shell.css.ts';

export interface SectionProps extends ComponentPropsWithoutRef<'section'> {
  /** it stands on a band of the sea, as wide as the window */
  sea?: boolean;
  /** it stands on the chart above it: a slip */
  lift?: boolean;
}

/** One subject of a public page: the 1200 px column, set apart from what is above it. */
export const Section = /* @__PURE__ */ forwardRef<HTMLElement, SectionProps>(function Section(
  { sea = false, lift = false, className = '', ...rest },
  ref,
) {
  return (
    <section
      data-component="Section"
      data-sea={sea ? '' : undefined}
      data-lift={lift ? '' : undefined}
      {...rest}
      ref={ref}
      className={`${content} ${css.section} ${className}`}
    />
  );
});
