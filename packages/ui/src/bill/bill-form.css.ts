import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// Texts for screen readers are placed absolutely: each scrolling part is their frame, or they would make the page longer.
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
  // Room for the scroll bar is kept from the start; otherwise the form is laid out twice, without the bar and again beside it.
  scrollbarGutter: 'stable',
  padding: vars.space['7'],
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [below.rail]: { overflow: 'auto hidden', scrollbarGutter: 'auto' },
    [below.sm]: { padding: vars.space['4'] },
    print: { overflow: 'visible', padding: 0 },
  },
});
