import { createVar } from '@vanilla-extract/css';
import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { body, head, table } from '../data-table.css.ts';
import { expander } from '../row.css.ts';

/** A button in a head: quiet until it is used, or while it holds something. */
export const tool = part({
  verticalAlign: 'middle',
  marginBlock: `calc(${vars.space['2']} * -1)`,
  marginInlineStart: vars.space['1'],
  selectors: { '&[data-on]': { color: vars.text.link, background: vars.surface.selected } },
  '@media': {
    print: { display: 'none' },
    [forcedColors]: { selectors: { '&[data-on]': { outline: '2px solid Highlight' } } },
  },
});

export const fields = part({
  display: 'grid',
  gap: vars.space['5'],
  padding: `${vars.space['5']} 14px`,
});

/** The end of a head that is dragged; a line shows where it is held. */
export const handle = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: vars.size.targetMin,
  margin: 0,
  border: 0,
  cursor: 'col-resize',
  touchAction: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space['3'],
      insetInlineEnd: 0,
      borderInlineEnd: `${hair} ${vars.border.default}`,
    },
    '&:hover::after, &:focus-visible::after, &[data-resizing]::after': {
      insetBlock: 0,
      borderInlineEnd: `2px solid ${vars.border.selected}`,
    },
  },
  '@media': { [below.sm]: { display: 'none' }, print: { display: 'none' } },
});
inPart(`${head}:has(> ${handle})`, { paddingInlineEnd: vars.size.targetMin });

inPart(`${table}[data-sized]`, { tableLayout: 'fixed', minInlineSize: 0 });
inPart(`${table}[data-sized] :is(${head}, ${body}):not([data-sticky])`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

// As many as a reader freezes at an edge; further ones stand on the last.
const PLACES = [0, 1, 2, 3, 4, 5];
export const startOffsets = PLACES.map(() => createVar());
export const endOffsets = PLACES.map(() => createVar());
for (const at of PLACES.slice(1)) {
  inPart(`${table} [data-sticky=start][data-pin="${at}"]`, { insetInlineStart: startOffsets[at] });
  inPart(`${table} [data-sticky=end][data-pin="${at}"]`, { insetInlineEnd: endOffsets[at] });
}
// Only the innermost of an edge shows that something is behind it.
inPart(`${table} [data-sticky=start]:has(+ [data-sticky=start])::after`, { display: 'none' });
inPart(`${table} [data-sticky=end] + [data-sticky=end]::after`, { display: 'none' });
// On a card they are values as all others.
inPart(`${table} ${body}[data-pin]`, {
  '@media': {
    [below.sm]: { gridRow: 'auto', gridColumn: 'auto', justifySelf: 'auto', fontWeight: vars.font.weight.regular },
  },
});

export const group = part({
  padding: 0,
  blockSize: vars.component.table.row,
  background: vars.surface.sunken,
  borderBlockEnd: `${hair} ${vars.component.table.rule}`,
  '@media': { [below.sm]: { display: 'block' } },
});
/** In sight however far the table is scrolled to the side. */
export const groupBox = part({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: '100cqi',
  paddingInline: vars.density.cellX,
  selectors: {
    '[data-group="1"] &': { paddingInlineStart: `calc(${vars.density.cellX} + ${vars.space['8']})` },
    '[data-group="2"] &': { paddingInlineStart: `calc(${vars.density.cellX} + ${vars.space['8']} * 2)` },
  },
});
export const fold = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: vars.size.targetMin,
  maxInlineSize: '100%',
  color: vars.text.primary,
  font: 'inherit',
  selectors: { '&:hover': { color: vars.text.linkHover } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});
inPart(`${expander}[data-open] > svg`, { rotate: '90deg' });
export const groupName = part({ color: vars.text.secondary });
export const groupCount = part({
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
