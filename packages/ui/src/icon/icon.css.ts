import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const icon = part({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.25',
  selectors: {
    '&[data-size=sm]': { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm, strokeWidth: '1.5' },
    '&[data-size=md]': { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md },
    '&[data-size=lg]': { inlineSize: vars.size.icon.lg, blockSize: vars.size.icon.lg },
    '&[data-size=xl]': { inlineSize: vars.size.icon.xl, blockSize: vars.size.icon.xl, strokeWidth: '1' },
  },
  // In forced colours an icon has the colour of the text beside it, not the one a theme gave it.
  '@media': { [forcedColors]: { forcedColorAdjust: 'auto' } },
});
inPart(`${icon} [data-ink=fill]`, { fill: 'currentColor', stroke: 'none' });
inPart(`${icon} [data-ink=cut]`, { stroke: vars.surface.default, strokeWidth: '1.7' });
inPart(`${icon} [data-ink=dots]`, { strokeWidth: '2', strokeLinecap: 'square' });
