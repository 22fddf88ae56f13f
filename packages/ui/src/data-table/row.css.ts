import { hair } from '../theme/hair.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { body } from './data-table.css.ts';

/** The cell before the first: a box to tick, an arrow to open. */
export const lead = part({ paddingInline: `${vars.density.cellX} 0` });
// A row without an arrow keeps its box on the line of the others.
export const tools = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: vars.size.targetMin,
  // Beside the line of its row there is an odd room: halved, a fixed column stood now on this pixel and now on the next.
  paddingBlockEnd: '1px',
  boxSizing: 'content-box',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});
inPart(`tr:last-child > ${body} > ${tools}`, { paddingBlockEnd: 0 });
export const tick = part({
  display: 'grid',
  placeItems: 'center',
  '@media': {
    '(pointer: coarse)': {
      minInlineSize: vars.size.touch,
      minBlockSize: vars.size.touch,
      marginInlineStart: `calc((${vars.size.icon.md} - ${vars.size.touch}) / 2)`,
    },
  },
});
// `Checkbox` lowers its box to stand beside a first line; here both are centred.
inPart(`${tick} > span`, { marginBlockStart: 0 });

export const expander = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.targetMin,
  blockSize: vars.size.targetMin,
  marginInline: `calc(${vars.space['2']} * -1)`,
  borderRadius: vars.radius.xs,
  color: vars.text.secondary,
  selectors: { '&:hover': { color: vars.text.primary, background: vars.surface.pressed } },
  '@media': { '(pointer: coarse)': { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});
inPart(`${expander} > svg`, { transition: `rotate ${vars.transition.control}` });
inPart(`${expander}[aria-expanded=true] > svg`, { rotate: '90deg' });

export const detail = part({
  padding: 0,
  background: vars.surface.sunken,
  borderBlockEnd: `${hair} ${vars.component.table.rule}`,
});
/** As wide as the box and always in sight, however wide the table is. */
export const detailBox = part({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: '100cqi',
  paddingBlock: vars.space['5'],
  paddingInline: vars.density.panel,
  whiteSpace: 'normal',
});

/** Room for rows that are not drawn. */
export const gap = part({});

export const selection = part({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['8'],
  font: vars.typography.dense,
  selectors: { '&[data-empty]': { display: 'contents' } },
});
inPart(`${selection} > *`, { textDecoration: 'none', fontWeight: vars.font.weight.medium });
export const count = part({ fontVariantNumeric: 'tabular-nums lining-nums' });
inPart(`${selection} > ${count}`, { fontWeight: vars.font.weight.semibold });
export const clear = part({});
inPart(`${selection} > ${clear}`, { color: vars.text.secondary });
inPart(`${selection} > ${clear}:hover`, { color: vars.text.primary });
inPart(`${selection} > button:hover`, { textDecoration: 'underline' });
