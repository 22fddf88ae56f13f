import type { ReactNode } from 'react';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './status-tag.css.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'pen' | 'mark';

export interface StatusTagProps {
  tone: Tone;
  /** a circle by quarters for progress, an hourglass for expiry, an octagon for what blocks */
  glyph?: IconDrawing | undefined;
  children: ReactNode;
}

/** The state of a thing: glyph and word first, colour third. */
export const StatusTag = ({ tone, glyph, children }: StatusTagProps) => (
  <span className={styles.tag} data-tone={tone}>
    {glyph && <Icon drawing={glyph} size="sm" />}
    {children}
  </span>
);
