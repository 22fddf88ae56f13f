import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const section = screenPart({
  paddingBlockStart: '88px',
  selectors: {
    // The band is painted beyond the column without making the page wider.
    '&[data-sea]': {
      marginBlockStart: '56px',
      paddingBlock: '56px',
      borderImage: `linear-gradient(${vars.nautical.sea} 0 0) fill 0/0/0 100vw`,
    },
    '&[data-lift]': { position: 'relative', marginBlockStart: 'max(-36px, -3vw)', paddingBlockStart: 0 },
  },
  '@media': { [below.md]: { paddingBlockStart: '56px' } },
});
