import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const subtle = `${hair} ${vars.border.subtle}`;
const phone = below.sm;

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
  textWrap: 'balance',
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
export const remark = part({
  font: vars.typography.dense,
  lineHeight: 1.55,
  color: vars.text.secondary,
  textWrap: 'pretty',
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
