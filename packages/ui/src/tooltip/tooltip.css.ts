import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const tooltip = part({
  zIndex: vars.z.tooltip,
  maxInlineSize: 'min(280px, 100vw - 16px)',
  paddingBlock: vars.space['3'],
  paddingInline: '10px',
  borderRadius: vars.radius.sm,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  font: vars.typography.caption,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  '@media': {
    print: { display: 'none' },
    [forcedColors]: {
      border: `${hair} CanvasText`,
      background: 'Canvas',
      color: 'CanvasText',
    },
  },
});

export const note = part({
  display: 'block',
  color: vars.text.inverseMuted,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

export const arrow = part({
  fill: vars.surface.inverse,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
