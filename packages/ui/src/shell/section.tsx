import type { ReactNode } from 'react';
import * as css from './section.css.ts';
import { content } from './shell.css.ts';

/** One subject of a public page: the 1200 px column, set apart from what is above it. */
export const Section = ({ children }: { children: ReactNode }) => (
  <section className={`${content} ${css.section}`}>{children}</section>
);
