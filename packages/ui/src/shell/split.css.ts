import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const NARROW = 'minmax(0, 380px)';

export const split = screenPart({
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'start',
  selectors: {
    '&[data-narrow=start]': { gridTemplateColumns: `${NARROW} minmax(0, 1fr)` },
    '&[data-narrow=end]': { gridTemplateColumns: `minmax(0, 1fr) ${NARROW}` },
  },
  '@media': { [below.lg]: { selectors: { '&[data-narrow]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});
