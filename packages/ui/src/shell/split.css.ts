import { createVar } from '@vanilla-extract/css';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const narrow = createVar();
const NARROW = `minmax(0, ${narrow})`;

export const split = screenPart({
  vars: { [narrow]: '380px' },
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'start',
  selectors: {
    '&[data-slim]': { vars: { [narrow]: '280px' } },
    '&[data-narrow=start]': { gridTemplateColumns: `${NARROW} minmax(0, 1fr)` },
    '&[data-narrow=end]': { gridTemplateColumns: `minmax(0, 1fr) ${NARROW}` },
  },
  '@media': {
    [below.lg]: {
      selectors: { '&[data-narrow], &[data-narrow][data-slim]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
inScreen(`${split}[data-inner][data-narrow]`, {
  '@media': { [below.rail]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
inScreen(`${split}[data-lead=wide][data-narrow=start] > :last-child`, { '@media': { [below.lg]: { order: -1 } } });
