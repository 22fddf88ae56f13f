import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const hair = `${vars.borderWidth.hair} solid`;
const subtle = `${hair} ${vars.border.subtle}`;
const perforation = `1.5px dashed ${vars.border.control}`;
const phone = below.sm;

export const card = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 236px',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-expanded]': { borderColor: vars.border.preprintStrong },
    '&:not([data-state=open])': { background: vars.surface.sunken },
  },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = part({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '14px',
  minInlineSize: 0,
  padding: `${vars.space['7']} ${vars.space['8']}`,
  '@media': { [phone]: { gap: vars.space['5'], padding: '14px' } },
});
export const head = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space['3']} 10px` });
/** The carrier's mark, boxed like a stamp. */
export const mark = part({
  padding: `3px ${vars.space['3']}`,
  border: `${hair} ${vars.border.control}`,
  borderRadius: vars.radius.xs,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  color: vars.text.secondary,
});
export const carrier = part({ font: vars.typography.h4 });
export const service = part({
  marginInlineStart: vars.space['1'],
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.regular,
  color: vars.text.tertiary,
});
export const space = part({ display: 'grid', marginInlineStart: 'auto' });

export const route = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(96px, 1fr) auto',
  gap: '18px',
  alignItems: 'start',
  alignSelf: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(56px, 1fr) auto', gap: '10px' } },
});
export const end = part({ display: 'grid', maxInlineSize: '180px', '@media': { [phone]: { maxInlineSize: '104px' } } });
export const date = part({ fontSize: vars.font.size['20'], fontWeight: vars.font.weight.semibold, lineHeight: 1.2 });
export const weekday = part({
  marginInlineStart: vars.space['1'],
  font: vars.typography.dense,
  color: vars.text.secondary,
});
export const port = part({
  marginBlockStart: vars.space['1'],
  font: vars.typography.caption,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
export const course = part({ display: 'grid', textAlign: 'center' });
export const days = part({ font: vars.typography.label });
export const via = part({ font: vars.typography.caption, color: vars.text.secondary });
/** A course: drawn through where it is direct, in dashes where it calls elsewhere. */
export const line = part({
  position: 'relative',
  blockSize: '9px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '4px',
      borderBlockStart: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
    },
    '&[data-via]::before': { borderBlockStartStyle: 'dashed' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: '9px',
      blockSize: '9px',
      border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
      borderRadius: vars.radius.full,
      background: vars.surface.default,
    },
  },
});

export const offer = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  paddingBlockStart: vars.space['5'],
  borderBlockStart: subtle,
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch', gap: '10px' } },
});
export const prices = part({
  flex: 'none',
  display: 'flex',
  border: `${hair} ${vars.border.default}`,
  borderRadius: '3px',
  overflow: 'hidden',
});
export const price = part({
  padding: '3px 10px',
  textAlign: 'end',
  selectors: {
    '& + &': { borderInlineStart: subtle },
    '&[data-on]': { background: vars.surface.selected },
  },
  '@media': {
    [phone]: { flex: 1 },
    [forcedColors]: {
      selectors: { '&[data-on]': { outline: `${vars.borderWidth.strong} solid Highlight`, outlineOffset: '-2px' } },
    },
  },
});
inPart(`${price} > dt`, { font: vars.typography.caption, fontSize: vars.font.size['11'], color: vars.text.secondary });
inPart(`${price} > dd`, { font: vars.typography.dense, fontWeight: vars.font.weight.medium });
export const remark = part({ font: vars.typography.dense, lineHeight: 1.55, color: vars.text.secondary });

const hole = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '-7.5px',
  inlineSize: '13px',
  blockSize: '13px',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.surface.canvas,
} as const;
/** The stub behind the perforation, with the two punched halves. */
export const stub = part({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '10px',
  minInlineSize: 0,
  padding: `${vars.space['7']} 18px`,
  borderInlineStart: perforation,
  selectors: {
    '&::before': { ...hole, insetBlockStart: '-7px', clipPath: 'inset(50% 0 0 0)' },
    '&::after': { ...hole, insetBlockEnd: '-7px', clipPath: 'inset(0 0 50% 0)' },
    [`${card}[data-expanded] > &::before`]: { borderColor: vars.border.preprintStrong },
    [`${card}[data-expanded] > &::after`]: { display: 'none' },
  },
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      padding: `${vars.space['5']} 14px`,
      borderInlineStart: 0,
      borderBlockStart: perforation,
      selectors: {
        '&::before': { insetBlockStart: '-7.5px', insetInlineStart: '-7px', clipPath: 'inset(0 0 0 50%)' },
        '&::after': {
          insetBlockEnd: 'auto',
          insetBlockStart: '-7.5px',
          insetInlineStart: 'auto',
          insetInlineEnd: '-7px',
          clipPath: 'inset(0 50% 0 0)',
        },
        [`${card}[data-expanded] > &::after`]: { display: 'block', borderColor: vars.border.preprintStrong },
      },
    },
    [forcedColors]: { selectors: { '&::before, &::after': { display: 'none' } } },
  },
});
export const figure = part({ minInlineSize: 0 });
export const caption = part({ font: vars.typography.caption, color: vars.text.secondary });
export const figures = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  '@media': { [phone]: { flexDirection: 'row-reverse', justifyContent: 'flex-end' } },
});
export const list = part({ fontSize: vars.font.size['14'], color: vars.text.tertiary });
export const unit = part({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { marginInlineStart: 0 } },
});
export const currency = part({
  font: vars.typography.caption,
  fontWeight: vars.font.weight.medium,
  color: vars.text.secondary,
});
export const amount = part({
  fontSize: '1.625rem',
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.2,
  selectors: { [`${card}:not([data-state=open]) &`]: { color: vars.text.secondary } },
});
export const totals = part({
  display: 'grid',
  alignContent: 'end',
  gap: '3px',
  paddingBlockStart: vars.space['4'],
  borderBlockStart: subtle,
  font: vars.typography.dense,
  '@media': { [phone]: { padding: 0, border: 0 } },
});
export const total = part({ display: 'flex', justifyContent: 'space-between', columnGap: vars.space['4'] });
inPart(`${total} > dt`, { color: vars.text.secondary });
inPart(`${total}:last-child > dd`, { fontWeight: vars.font.weight.semibold });

/** The main one takes the room. */
export const actions = part({
  display: 'flex',
  gap: vars.space['3'],
  '@media': { [phone]: { gridColumn: '1 / -1', gap: vars.space['4'] } },
});
inPart(`${actions} > :first-child`, { flex: 1 });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
export const closing = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const more = part({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.targetMin,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.xs,
  font: vars.typography.caption,
  fontWeight: vars.font.weight.medium,
  color: vars.text.link,
  selectors: { '&:hover': { color: vars.text.linkHover, textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const breakdown = part({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  borderBlockStart: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  borderRadius: `0 0 ${vars.radius.md} ${vars.radius.md}`,
  background: vars.surface.paperAlt,
  font: vars.typography.dense,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = part({
  minInlineSize: 0,
  padding: `14px ${vars.space['8']} ${vars.space['7']}`,
  selectors: { '& + &': { borderInlineStart: `${hair} ${vars.border.preprint}` } },
  '@media': {
    [phone]: {
      padding: `${vars.space['5']} 14px`,
      selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: `${hair} ${vars.border.preprint}` } },
    },
  },
});
export const sideName = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginBlockEnd: vars.space['3'],
  fontWeight: vars.font.weight.semibold,
});
export const yes = part({ color: vars.status.success.text });
export const no = part({ color: vars.status.danger.text });
export const lines = part({ inlineSize: '100%' });
inPart(`${lines} > thead th`, { padding: 0 });
inPart(`${lines} > tbody > tr > *`, {
  paddingBlock: vars.space['2'],
  borderBlockEnd: subtle,
  verticalAlign: 'baseline',
});
inPart(`${lines} > tbody th`, { fontWeight: vars.font.weight.regular, overflowWrap: 'anywhere' });
inPart(`${lines} > tfoot td`, {
  paddingBlockStart: vars.space['4'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const basis = part({ paddingInlineStart: vars.space['5'], textAlign: 'end', color: vars.text.tertiary });
export const sum = part({ paddingInlineStart: vars.space['5'], textAlign: 'end', whiteSpace: 'nowrap' });
export const parts = part({ display: 'block' });
export const grand = part({
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  selectors: {
    '&&&': { font: vars.typography.body, fontWeight: vars.font.weight.semibold, color: vars.text.primary },
  },
});
export const wrong = part({
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'center',
  marginBlockStart: vars.space['4'],
  font: vars.typography.caption,
  color: vars.status.warning.text,
});
export const left = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['5'],
  paddingBlock: vars.space['2'],
  borderBlockEnd: subtle,
});
inPart(`${left} > dd`, { color: vars.text.secondary, textAlign: 'end' });
