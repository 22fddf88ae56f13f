import { keyframes } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** By degrees: what lies over the page, and what was waited for. */
export const appear = keyframes({ from: { opacity: 0 } });
/** The same from a little below: what takes the work over. */
export const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space['4']}` } });
