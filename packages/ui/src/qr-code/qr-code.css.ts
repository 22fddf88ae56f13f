import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const { steel } = vars.component;

export const qrCode = part({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['4'],
  textAlign: 'center',
  color: vars.text.primary,
});

/** One colour as an image, so that four of them stand in the corners of one background. */
const block = `linear-gradient(${steel.skin} 0 0)`;

/** The ground of the code; its corners are a container's. */
export const frame = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 198,
  blockSize: 198,
  padding: vars.space['4'],
  border: `1.5px solid ${vars.border.preprintStrong}`,
  // Readers of codes want dark on light, in any theme.
  backgroundColor: steel.textStrong,
  backgroundImage: [block, block, block, block].join(', '),
  backgroundPosition: '0 0, 100% 0, 0 100%, 100% 100%',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '8px 6px',
  color: steel.casting,
});

export const code = part({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
  selectors: {
    '[data-state=expired] &, [data-state=scanned] &': { opacity: 0.12 },
  },
  // A picture that is read by a machine keeps its colours.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Canvas' } },
});

/** What lies over a code that may not be scanned any more. */
export const cover = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: steel.skin,
});

export const said = part({ font: vars.typography.body, color: vars.text.secondary });
export const caption = part({ font: vars.typography.body, display: 'grid', gap: vars.space['2'] });
