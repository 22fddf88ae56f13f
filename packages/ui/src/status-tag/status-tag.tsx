import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './status-tag.css.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'pen' | 'mark';

export interface StatusTagProps extends ComponentPropsWithoutRef<'span'> {
  tone: Tone;
  /** a circle by quarters for progress, an hourglass for expiry, an octagon for what blocks */
  glyph?: IconDrawing | undefined;
}

/** The state of a thing: glyph and word first, colour third. */
export const StatusTag = /* @__PURE__ */ forwardRef<HTMLSpanElement, StatusTagProps>(function StatusTag(
  { tone, glyph, className = '', children, ...rest },
  ref,
) {
  return (
    <span data-component="StatusTag" {...rest} ref={ref} className={`${styles.tag} ${className}`} data-tone={tone}>
      {glyph && <Icon drawing={glyph} size="sm" />}
      {children}
    </span>
  );
});
