import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const mark = part({
  fill: 'none',
  stroke: 'currentColor',
  flex: 'none',
  color: vars.text.link,
  // A picture keeps its own colours where the reader has chosen theirs; this one goes with the words beside it.
  '@media': { [forcedColors]: { color: 'inherit' } },
});

export const drawing = part({
  fill: 'none',
  stroke: vars.nautical.ink,
  strokeWidth: 1.5,
  inlineSize: 220,
  maxInlineSize: '100%',
  blockSize: 'auto',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const thin = part({ strokeWidth: 0.9 });
export const dashed = part({ strokeWidth: 1, strokeDasharray: '3 3' });
export const washed = part({ fill: vars.surface.sea, stroke: 'none' });
export const yellow = part({ fill: vars.action.accent.bg, stroke: 'none' });

const { steel } = vars.component;
export const corrugation = part({
  backgroundColor: steel.skin,
  backgroundImage: `repeating-linear-gradient(90deg, ${steel.groove} 0 2px, transparent 2px 15px,
    ${steel.crest} 15px 17px, ${steel.flank} 17px 29px, ${steel.bend} 29px 31px)`,
});
