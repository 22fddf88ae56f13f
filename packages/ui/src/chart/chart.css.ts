import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const chart = part({ minInlineSize: 0, margin: 0, fontVariantNumeric: 'tabular-nums' });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['4'],
  marginBlockEnd: vars.space['3'],
});
export const title = part({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });
export const unit = part({ font: vars.typography.caption, color: vars.text.secondary });
export const legend = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['6']}`,
  marginBlockEnd: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const legendName = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });

/** The spacer and what is drawn lie on each other, so that nothing moves when it comes. */
export const body = part({ display: 'grid', alignItems: 'center', minInlineSize: 0 });
inPart(`${body} > *`, { gridArea: '1 / 1', minInlineSize: 0 });
export const spacer = part({ visibility: 'hidden' });

export const waiting = part({ alignSelf: 'stretch', display: 'grid' });
export const waitingBars = part({
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space['6'],
  paddingBlock: `${vars.space['6']} 28px`,
  borderBlockEnd: `${hair} ${vars.data.grid}`,
});
export const waitingBar = part({
  selectors: {
    '&&&': { inlineSize: '100%', blockSize: '58%' },
    '&&&:nth-child(3n)': { blockSize: '82%' },
    '&&&:nth-child(4n + 1)': { blockSize: '40%' },
  },
});

export const readings = part({
  position: 'relative',
  borderRadius: vars.radius.xs,
  cursor: 'crosshair',
  // A finger goes from point to point sideways and still scrolls the page.
  touchAction: 'pan-y',
});
export const picture = part({ maxInlineSize: 'none', overflow: 'visible' });

const ink = { font: vars.typography.caption, fontVariantNumeric: 'tabular-nums' } as const;
export const grid = part({
  stroke: vars.data.grid,
  '@media': { [forcedColors]: { stroke: 'GrayText', strokeDasharray: '1 3' } },
});
export const zero = part({ stroke: vars.data.axis, '@media': { [forcedColors]: { stroke: 'CanvasText' } } });
export const value = part({
  ...ink,
  fill: vars.data.axis,
  textAnchor: 'end',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const point = part({
  ...ink,
  fill: vars.data.axis,
  textAnchor: 'middle',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const name = part({
  ...ink,
  fill: vars.text.primary,
  fontWeight: vars.font.weight.medium,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
/** A figure over its bar; the lines behind it stop short of it. */
export const said = part({
  ...ink,
  fill: vars.text.primary,
  stroke: vars.surface.default,
  strokeWidth: '4',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  textAnchor: 'middle',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
export const leader = part({ stroke: vars.border.control, '@media': { [forcedColors]: { stroke: 'GrayText' } } });
export const cursor = part({
  stroke: vars.data.axis,
  strokeDasharray: '2 2',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const band = part({
  fill: vars.surface.hover,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** Stands at the point; its box is beside it, on the side where there is room. */
export const tip = part({
  position: 'absolute',
  insetBlockStart: vars.space['4'],
  insetInlineStart: 0,
  inlineSize: 0,
  pointerEvents: 'none',
  zIndex: vars.z.raised,
});
export const tipBox = part({
  position: 'absolute',
  insetInlineStart: vars.space['5'],
  display: 'grid',
  gap: vars.space['1'],
  minInlineSize: '112px',
  padding: `${vars.space['4']} 10px`,
  borderRadius: vars.radius.sm,
  border: `${hair} ${vars.border.default}`,
  background: vars.surface.raised,
  boxShadow: vars.shadow.popover,
  color: vars.text.primary,
  font: vars.typography.caption,
  whiteSpace: 'nowrap',
  selectors: {
    [`${tip}[data-side=start] > &`]: { insetInlineStart: 'auto', insetInlineEnd: vars.space['5'] },
  },
});
export const tipPoint = part({ color: vars.text.secondary });
export const tipLine = part({ display: 'flex', alignItems: 'center', gap: vars.space['3'] });
export const tipName = part({ flex: 1 });
export const tipValue = part({ paddingInlineStart: vars.space['5'], fontWeight: vars.font.weight.medium });

export const more = part({
  marginBlockStart: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const details = part({ marginBlockStart: vars.space['3'], font: vars.typography.dense });
/** Where the name of the table will stand. */
export const later = part({
  blockSize: `calc(${vars.space['3']} + ${vars.size.targetMin})`,
  '@media': { '(pointer: coarse)': { blockSize: `calc(${vars.space['3']} + ${vars.size.touch})` } },
});
export const summary = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.targetMin,
  borderRadius: vars.radius.xs,
  listStyle: 'none',
  font: vars.typography.caption,
  fontWeight: vars.font.weight.medium,
  color: vars.text.link,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.text.linkHover, textDecoration: 'underline' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});
export const turn = part({ selectors: { [`${details}[open] &`]: { rotate: '90deg' } } });
export const scroll = part({ overflowX: 'auto', marginBlockStart: vars.space['2'] });
export const table = part({ minInlineSize: '50%' });
inPart(`${table} :is(th, td)`, {
  padding: `${vars.space['2']} ${vars.space['6']} ${vars.space['2']} 0`,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  whiteSpace: 'nowrap',
});
inPart(`${table} :is(td, thead th + th)`, { textAlign: 'end' });
inPart(`${table} thead th`, { font: vars.typography.caption, color: vars.text.secondary });
inPart(`${table} tbody th`, { fontWeight: vars.font.weight.regular });
