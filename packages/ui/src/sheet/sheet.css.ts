import { createVar } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Where frozen columns stand behind the numbers of the rows; written to the table. */
export const frozen1 = createVar();
export const frozen2 = createVar();
export const frozen3 = createVar();
/** A row is as high as a small control and its rule; a finger needs more. */
export const rowHeight = createVar();

export const sheet = part({
  vars: { [rowHeight]: `calc(${vars.density.controlSm} + 1px)` },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.default,
  overflow: 'hidden',
  fontSize: vars.density.font,
  '@media': { '(pointer: coarse)': { vars: { [rowHeight]: vars.size.touch } } },
});

export const scroller = part({
  flex: '1 1 auto',
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: `calc(${rowHeight} * 4)`,
  maxBlockSize: '70dvh',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  // The sheet keeps in sight what is, the browser must not do it too.
  overflowAnchor: 'none',
  background: vars.surface.sunken,
  '@media': { print: { maxBlockSize: 'none' } },
});

/** The widths of all columns, as tracks; written to the table. */
export const tracks = createVar();

// Rows are boxes of their own, at a place of their own: a row that comes or goes lays out nothing but itself, where those of a table lay out
// all of it. What they are, their roles say.
export const table = part({ display: 'block', position: 'relative', userSelect: 'none' });
export const heads = part({
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
});
export const headLine = part({ display: 'grid', gridTemplateColumns: tracks });
export const body = part({ display: 'block', position: 'relative' });

/** Only while something is hidden behind them: what sticks costs with every step of scrolling. */
export const frozenPlaces = {
  [`${scroller}[data-moved] &[data-frozen="0"]`]: { insetInlineStart: 0 },
  [`${scroller}[data-moved] &[data-frozen="1"]`]: { insetInlineStart: frozen1 },
  [`${scroller}[data-moved] &[data-frozen="2"]`]: { insetInlineStart: frozen2 },
  [`${scroller}[data-moved] &[data-frozen="3"]`]: { insetInlineStart: frozen3 },
  [`${scroller}[data-moved] &[data-frozen]`]: { position: 'sticky', zIndex: vars.z.raised },
} as const;

export const head = part({
  blockSize: `calc(${rowHeight} + 1px)`,
  lineHeight: rowHeight,
  paddingInline: vars.space['4'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  background: vars.component.table.headBg,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  borderInlineEnd: `${hair} ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: vars.font.size['12'],
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-numeric]': { textAlign: 'end' }, ...frozenPlaces },
});

export const corner = part({
  background: vars.component.table.headBg,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  borderInlineEnd: `${hair} ${vars.border.default}`,
  selectors: frozenPlaces,
});

export const sums = part({ display: 'block' });
export const sum = part({ display: 'grid', gridTemplateColumns: tracks });
const sumText = {
  blockSize: rowHeight,
  lineHeight: rowHeight,
  paddingBlock: 0,
  paddingInline: vars.space['4'],
  background: vars.component.table.headBg,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
} as const;
export const sumName = part({
  ...sumText,
  borderInlineEnd: `${hair} ${vars.border.subtle}`,
  textAlign: 'start',
  selectors: frozenPlaces,
});
export const sumCell = part({
  ...sumText,
  borderInlineEnd: `${hair} ${vars.border.subtle}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-numeric]': { textAlign: 'end' } },
});
