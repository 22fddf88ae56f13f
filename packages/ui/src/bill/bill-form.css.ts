import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// Each scroller holds what only a screen reader reads, or that would lie under the page and make it longer.
export const form = screenPart({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 252px',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.surface.sunken,
  color: vars.text.primary,
  '@media': {
    [below.rail]: { display: 'block', overflow: 'auto' },
    print: { display: 'block', blockSize: 'auto', background: 'none' },
  },
});

export const scroll = screenPart({
  position: 'relative',
  overflow: 'auto',
  // Or the form is laid out once without the bar, to find out that it needs one, and once more beside it.
  scrollbarGutter: 'stable',
  padding: vars.space['7'],
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [below.rail]: { overflow: 'auto hidden', scrollbarGutter: 'auto' },
    [below.sm]: { padding: vars.space['4'] },
    print: { overflow: 'visible', padding: 0 },
  },
});
