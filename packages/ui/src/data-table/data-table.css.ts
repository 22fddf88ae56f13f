import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const fade = keyframes({ to: { opacity: 0.45 } });
/** Waiting is shown after 300 ms: a quick answer must not flicker. */
const late = { animation: `${appear} 300ms 300ms backwards` } as const;

export const frame = part({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  overflow: 'hidden',
});

export const scroll = part({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  // The details of a row are as wide as this box.
  containerType: 'inline-size',
  overscrollBehaviorInline: 'contain',
  // A row that gets the focus is scrolled to below the fixed head, which would cover it.
  scrollPaddingBlockStart: vars.component.table.head,
  outlineOffset: '-2px',
  // Not all rows of a long table are drawn, so it must scroll in itself, also where the page would give it all the room. What
  // is in sight is kept there by the table itself, so the browser must not do it too.
  selectors: { '[data-long] > &': { maxBlockSize: '80dvh', overflowAnchor: 'none' } },
});

export const table = part({
  inlineSize: 'max-content',
  minInlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.density.font,
});

const cell = { paddingInline: vars.density.cellX, textAlign: 'start', whiteSpace: 'nowrap' } as const;

export const head = part({
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  blockSize: vars.component.table.head,
  background: vars.component.table.headBg,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  color: vars.text.secondary,
  fontSize: vars.font.size['12'],
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-numeric]': { textAlign: 'end' },
    '&[data-sticky]': { zIndex: `calc(${vars.z.sticky} + 1)` },
  },
});

export const body = part({
  ...cell,
  blockSize: vars.component.table.row,
  background: vars.surface.default,
  borderBlockEnd: `${hair} ${vars.component.table.rule}`,
  fontWeight: vars.font.weight.regular,
  selectors: {
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '&[data-sticky]': { position: 'sticky', zIndex: vars.z.raised },
    'tr:hover > &': { background: vars.component.table.rowHover },
    'tr:is([aria-current], [data-selected]) > &': { background: vars.component.table.rowSelected },
    'tr[data-found] > &': {
      background: vars.mark.bgSoft,
      boxShadow: `inset 0 2px ${vars.mark.line}, inset 0 -2px ${vars.mark.line}`,
    },
    'tr:last-child > &': { borderBlockEnd: 0 },
  },
  '@media': {
    [forcedColors]: {
      borderBlockEnd: '1px solid CanvasText',
      selectors: { 'tr:is([data-selected], [data-found]) > &': { borderBlockEnd: '2px solid Highlight' } },
    },
  },
});

/** Width of the cell before the first: the start column is frozen behind it. */
export const leadWidth = createVar();
inPart(`${table}[data-lead]`, { vars: { [leadWidth]: `calc(${vars.density.cellX} + ${vars.size.icon.md})` } });
inPart(`${table}[data-lead=open]`, { vars: { [leadWidth]: `calc(${vars.density.cellX} + ${vars.size.targetMin})` } });
inPart(`${table}[data-lead="check open"]`, {
  vars: {
    [leadWidth]: `calc(${vars.density.cellX} + ${vars.size.icon.md} + ${vars.space['4']} + ${vars.size.targetMin})`,
  },
});
inPart(`${head}[data-sticky=lead], ${body}[data-sticky=lead]`, {
  insetInlineStart: 0,
  inlineSize: leadWidth,
  minInlineSize: leadWidth,
});
inPart(`${head}[data-sticky=start], ${body}[data-sticky=start]`, { insetInlineStart: fallbackVar(leadWidth, '0px') });
inPart(`${head}[data-sticky=end], ${body}[data-sticky=end]`, { insetInlineEnd: 0 });
// The edge shows only while something is hidden behind it.
inPart(`${scroll}[data-start] [data-sticky=start]`, { borderInlineEnd: `${hair} ${vars.border.subtle}` });
inPart(`${scroll}[data-end] [data-sticky=end]`, { borderInlineStart: `${hair} ${vars.border.subtle}` });
// One shade from the head to the last row: the shadows of single cells would end in a bulge each.
const shade = (direction: string) => ({
  content: '""',
  position: 'absolute' as const,
  insetBlock: 0,
  inlineSize: vars.space['4'],
  background: `linear-gradient(${direction}, ${vars.surface.scrim}, transparent)`,
  opacity: 0.3,
  pointerEvents: 'none' as const,
  '@media': { [`${forcedColors}, print`]: { display: 'none' } },
});
inPart(`${scroll}[data-start] [data-sticky=start]::after`, { ...shade('to right'), insetInlineStart: '100%' });
inPart(`${scroll}[data-end] [data-sticky=end]::after`, { ...shade('to left'), insetInlineEnd: '100%' });
inPart(`${scroll}:dir(rtl) [data-sticky]::after`, { scale: '-1 1' });

export const sort = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.targetMin,
  marginInline: `calc(${vars.space['2']} * -1)`,
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.xs,
  color: 'inherit',
  font: 'inherit',
  selectors: {
    '&:hover': { color: vars.text.primary, background: vars.surface.pressed },
    'th[aria-sort=ascending] &, th[aria-sort=descending] &': { color: vars.text.primary },
    'th[data-numeric] &': { flexDirection: 'row-reverse' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});
export const sortMark = part({
  display: 'inline-flex',
  color: vars.text.tertiary,
  selectors: { 'th[aria-sort=ascending] &, th[aria-sort=descending] &': { color: 'inherit' } },
});

export const open = part({
  minBlockSize: vars.size.targetMin,
  color: vars.text.link,
  font: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in oklab, currentColor 35%, transparent)',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.text.linkHover, textDecorationColor: 'currentColor' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});

/** The second line of a cell. */
export const under = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  paddingBlockEnd: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
inPart(`${body}:has(> ${under})`, { paddingBlockStart: vars.space['3'] });

/** Boxes where the words will be. */
export const bone = part({
  ...late,
  display: 'block',
  blockSize: 10,
  inlineSize: '62%',
  minInlineSize: vars.space['11'],
  borderRadius: vars.radius.xs,
  background: vars.surface.pressed,
  selectors: { '[data-numeric] > &': { marginInlineStart: 'auto' } },
  '@media': { [forcedColors]: { border: '1px solid GrayText' } },
});

/** What stands in place of the rows; stays in sight when the table is wider than its box. */
export const notice = part({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '240px',
  padding: vars.density.panel,
});

/** What waits fades where it stands. */
inPart(`${table} > tbody[inert]`, { animation: `${fade} 300ms 300ms forwards` });
export const veil = part({
  ...late,
  position: 'absolute',
  inset: 0,
  zIndex: `calc(${vars.z.sticky} + 2)`,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
export const veilBox = part({
  padding: `${vars.space['5']} ${vars.space['8']}`,
  background: vars.surface.raised,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.popover,
});

export const foot = part({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: 44,
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['2'],
  borderBlockStart: `${hair} ${vars.border.default}`,
});
inPart(`${foot} > nav`, { marginInlineStart: 'auto' });
