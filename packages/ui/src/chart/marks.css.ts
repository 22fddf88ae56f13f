import type { StyleRule } from '@vanilla-extract/css';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// The yellow of the data is for areas only.
const LINES = [vars.data['1'], vars.data['3'], vars.data['4'], vars.data['5'], vars.data['6']];
const BARS = [vars.data['1'], vars.data['2'], vars.data['3'], vars.data['4'], vars.data['5']];
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '12 5'];

const each = (rule: (series: number) => StyleRule): NonNullable<StyleRule['selectors']> =>
  Object.fromEntries(LINES.map((_, series) => [`&[data-series="${series + 1}"]`, rule(series)])) as NonNullable<
    StyleRule['selectors']
  >;

export const line = part({
  fill: 'none',
  strokeWidth: '2',
  strokeLinejoin: 'round',
  selectors: each((series) => ({ stroke: LINES[series] ?? '', strokeDasharray: DASHES[series] ?? '' })),
  '@media': { [forcedColors]: { selectors: { '&&[data-series]': { stroke: 'CanvasText' } } } },
});
export const marker = part({
  fill: vars.surface.default,
  strokeWidth: '1.75',
  selectors: each((series) => ({ stroke: LINES[series] ?? '' })),
  '@media': { [forcedColors]: { fill: 'Canvas', selectors: { '&&[data-series]': { stroke: 'CanvasText' } } } },
});
export const bar = part({
  strokeWidth: '1',
  selectors: {
    ...each((series) => ({ stroke: BARS[series] ?? '' })),
    '&&[data-series="1"]': { fill: BARS[0] ?? '' },
    '&&[data-series="2"]': { fill: BARS[1] ?? '', stroke: vars.data.axis },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&&[data-series]': { stroke: 'CanvasText' },
        '&&[data-series="1"]': { fill: 'CanvasText' },
        '&&[data-series="2"]': { fill: 'Canvas' },
      },
    },
  },
});
export const hatch = part({
  fill: 'none',
  strokeWidth: '1.5',
  selectors: each((series) => ({ stroke: BARS[series] ?? '' })),
  '@media': { [forcedColors]: { selectors: { '&&[data-series]': { stroke: 'CanvasText' } } } },
});
export const swatch = part({ flex: 'none', overflow: 'visible' });
