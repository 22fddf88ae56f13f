import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { card } from './rate-card.css.ts';

const subtle = `${hair} ${vars.border.subtle}`;
const perforation = `1.5px dashed ${vars.border.control}`;
const phone = below.sm;

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
      // A long price takes from the totals what it needs.
      gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 1fr)',
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
/** What membership is worth. */
export const level = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
inPart(`${level} > a`, {
  '@media': { '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch } },
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

/** The buttons; the first one, which orders, is as wide as there is room. */
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  '@media': { [phone]: { gridColumn: '1 / -1', gap: vars.space['4'] } },
});
inPart(`${actions} > :first-child`, { flex: 1 });
// Beside three others it would be too narrow to be read: it has a line of its own.
inPart(`${actions} > :first-child:nth-last-child(n + 4)`, { flexBasis: '100%' });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
export const closing = part({
  display: 'inline-flex',
  alignItems: 'start',
  gap: '5px',
  font: vars.typography.caption,
  color: vars.text.secondary,
});
inPart(`${closing} > svg`, { flex: 'none', marginBlockStart: '1px' });
/** The closing time moves to the next line as a whole before it is broken. */
export const until = part({ display: 'inline-block' });
