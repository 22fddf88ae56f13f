import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// Painted beyond the column without making the page wider.
const water = `linear-gradient(${vars.nautical.sea} 0 0) fill 0/0/0 100vw`;

export const section = screenPart({
  paddingBlockStart: '88px',
  selectors: {
    '&[data-sea]': {
      marginBlockStart: '56px',
      paddingBlock: '56px',
      borderImage: water,
    },
    // High enough for a slip of one row and its note above the edge of the chart.
    '&[data-lift]': { position: 'relative', marginBlockStart: 'max(-144px, -10vw)', paddingBlockStart: 0 },
  },
  '@media': {
    [below.md]: { paddingBlockStart: '56px' },
    // On a phone the slip is as long as the window: it follows the words, and the chart's water goes on under it.
    [below.sm]: {
      selectors: {
        '&[data-lift]': { marginBlockStart: 0, paddingBlockEnd: vars.space['7'], borderImage: water },
      },
    },
  },
});
