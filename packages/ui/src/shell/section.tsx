import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as css from './section.css.ts';
import { content } from './shell.css.ts';

export type SectionProps = ComponentPropsWithoutRef<'section'>;

/** One subject of a public page: the 1200 px column, set apart from what is above it. */
export const Section = /* @__PURE__ */ forwardRef<HTMLElement, SectionProps>(function Section(
  { className = '', ...rest },
  ref,
) {
  return <section data-component="Section" {...rest} ref={ref} className={`${content} ${css.section} ${className}`} />;
});
