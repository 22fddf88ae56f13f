import { style } from '@vanilla-extract/css';
import { utilities } from './layers.css.ts';

/** Read by screen readers, seen by nobody, never copied with the text around it. */
export const hidden = style({
  '@layer': {
    [utilities]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      userSelect: 'none',
    },
  },
});
