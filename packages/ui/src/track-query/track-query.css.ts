import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const TALL = '42px';

export const form = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space['5'],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
inPart(`${form} > [role=radiogroup]`, {
  minBlockSize: TALL,
  alignItems: 'center',
  '@media': { [below.md]: { gridColumn: '1 / -1', display: 'flex' } },
});
inPart(`${form} > [role=radiogroup] > label`, {
  '@media': { [below.md]: { flex: '1 1 auto', justifyContent: 'center' } },
});

export const box = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['5'],
  minInlineSize: 0,
  minBlockSize: TALL,
  paddingInline: vars.space['5'],
  border: `${hair} ${vars.component.field.border}`,
  borderRadius: vars.component.field.radius,
  background: vars.component.field.bg,
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&:has(> :focus-visible)': {
      borderColor: vars.border.focus,
      outline: vars.component.focus.ring,
      outlineOffset: '-1px',
    },
    '&[data-invalid]:not(:has(> :focus-visible))': { borderColor: vars.component.field.borderInvalid },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});
export const control = part({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: vars.space['9'],
  maxBlockSize: '240px',
  paddingBlock: vars.space['4'],
  border: 0,
  background: 'none',
  color: vars.text.primary,
  font: vars.typography.body,
  fontFamily: vars.font.family.mono,
  resize: 'none',
  // As high as its numbers.
  ...({ fieldSizing: 'content' } as object),
  selectors: { '&::placeholder': { color: vars.text.tertiary }, '&:focus': { outline: 'none' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, fontSize: vars.font.size['16'] } },
});
export const count = part({ flex: 'none', font: vars.typography.caption, color: vars.text.secondary });

export const submit = part({
  minBlockSize: TALL,
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const verdicts = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['6']}`,
  font: vars.typography.caption,
  selectors: { [`${form} > &`]: { gridColumn: '1 / -1' } },
});
export const verdict = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  color: vars.status.success.text,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-kind=digit]': { color: vars.status.danger.text },
    '&[data-kind=format]': { color: vars.status.warning.text },
  },
});
export const judged = part({ fontFamily: vars.font.family.mono, color: vars.text.primary });

export const error = part({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  font: vars.typography.dense,
  color: vars.status.danger.text,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

/** The slip of a visitor: both numbers of each shipment. */
export const pairs = part({ display: 'grid', gap: vars.space['5'] });
export const slip = part({
  display: 'grid',
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  boxShadow: vars.shadow.slip,
});
export const pair = part({
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space['6'],
  padding: `${vars.space['5']} ${vars.space['6']}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: `${hair} ${vars.border.preprint}` } },
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] } },
});
inPart(`${pair} label`, { font: vars.typography.preprint, color: vars.text.preprint });
export const take = part({
  alignSelf: 'end',
  '@media': { [below.sm]: { justifySelf: 'start' } },
});
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space['5'],
});
