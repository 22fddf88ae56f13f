import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const password = part({ display: 'grid', alignContent: 'start', gap: vars.space['3'], minInlineSize: 0 });

// One line high whether there is something to say or not: the form does not move.
export const meter = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(3em, auto)',
  gap: vars.space['2'],
  alignItems: 'center',
  minBlockSize: vars.space['8'],
  font: vars.typography.caption,
});

export const bar = part({
  blockSize: vars.space['2'],
  background: vars.surface.sunken,
  boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.border.default}`,
  selectors: {
    '[data-strength=weak] > &[data-on]': { background: vars.status.danger.solid, boxShadow: 'none' },
    '[data-strength=fair] > &[data-on]': { background: vars.status.warning.solid, boxShadow: 'none' },
    '[data-strength=strong] > &[data-on]': { background: vars.status.success.solid, boxShadow: 'none' },
  },
  '@media': {
    [forcedColors]: {
      border: `${vars.borderWidth.hair} solid CanvasText`,
      background: 'Canvas',
      selectors: { '&[data-on]': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const word = part({
  textAlign: 'end',
  fontWeight: vars.font.weight.medium,
  selectors: {
    '[data-strength=weak] > &': { color: vars.status.danger.text },
    '[data-strength=fair] > &': { color: vars.status.warning.text },
    '[data-strength=strong] > &': { color: vars.status.success.text },
  },
});
