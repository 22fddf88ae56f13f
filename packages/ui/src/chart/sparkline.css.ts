import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const sparkline = part({ flex: 'none', overflow: 'visible' });
export const line = part({
  fill: 'none',
  stroke: vars.data['1'],
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const last = part({
  fill: vars.data['1'],
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const none = part({
  stroke: vars.data.axis,
  strokeDasharray: '2 3',
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
