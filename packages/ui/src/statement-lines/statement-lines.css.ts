import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const subtle = `${hair} ${vars.border.subtle}`;
const onPhone = (rule: object) => ({ '@media': { [below.md]: rule } });

export const statementLines = part({
  minInlineSize: 0,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  overflow: 'hidden',
});
export const scroll = part({ overflowX: 'auto' });
export const table = part({
  inlineSize: '100%',
  font: vars.typography.dense,
  fontVariantNumeric: 'tabular-nums',
  ...onPhone({ display: 'block' }),
});
inPart(`${table} tbody`, onPhone({ display: 'block' }));
inPart(`${table} :is(th, td)`, {
  padding: `${vars.space['3']} ${vars.space['4']}`,
  borderBlockEnd: subtle,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
});
inPart(`${table} tbody:last-child > tr:last-child > *`, { borderBlockEnd: 0 });

export const heads = part({
  background: vars.surface.sunken,
  color: vars.text.secondary,
  ...onPhone({ display: 'none' }),
});
inPart(`${heads} th`, { whiteSpace: 'nowrap', fontWeight: vars.font.weight.medium });
inPart(`${heads} :is([data-of="rate"], [data-of="predicted"], [data-of="billed"], [data-of="variance"])`, {
  textAlign: 'end',
});
inPart(`${heads} [data-of="check"]`, { textAlign: 'end' });

export const group = part({ background: vars.surface.sunken, ...onPhone({ display: 'grid' }) });
export const groupLine = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['4']}`,
  fontWeight: vars.font.weight.medium,
});
export const fold = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.sm,
  color: vars.text.secondary,
  selectors: {
    '&:hover': { background: vars.surface.hover },
  },
  '@media': { '(pointer: coarse)': { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});
inPart(`${fold}[aria-expanded=false] > svg`, { rotate: '-90deg' });
export const order = part({ fontFamily: vars.font.family.mono });
export const note = part({ fontWeight: vars.font.weight.regular, color: vars.text.secondary });
export const sums = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['5']}`,
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.semibold,
});

/** On a phone a card: name and currency, then the three figures side by side, then what is to be done. */
export const line = part({
  ...onPhone({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${vars.space['1']} ${vars.space['4']}`,
    padding: vars.space['4'],
    borderBlockEnd: subtle,
  }),
});
inPart(`${line}[data-with] > *`, { borderBlockEndColor: 'transparent' });
inPart(`${line} > :is(th, td)`, onPhone({ display: 'block', padding: 0, border: 0 }));
export const name = part({
  minInlineSize: '132px',
  paddingInlineStart: vars.space['7'],
  ...onPhone({ gridColumn: '1 / 3', fontWeight: vars.font.weight.medium }),
});
inPart(`${table} ${name}`, {
  paddingInlineStart: vars.space['7'],
  ...onPhone({ paddingInlineStart: 0, fontWeight: vars.font.weight.medium }),
});
export const source = part({ marginInlineStart: vars.space['2'], font: vars.typography.caption });
export const rate = part({ color: vars.text.secondary });
inPart(`${table} ${rate}`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...onPhone({ gridColumn: '1 / 3', gridRow: 2, textAlign: 'start' }),
});
export const currency = part({ fontSize: vars.font.size['12'], color: vars.text.secondary });
inPart(`${table} ${currency}`, {
  inlineSize: '44px',
  paddingInlineEnd: 0,
  ...onPhone({ gridColumn: 3, gridRow: 1, inlineSize: 'auto', textAlign: 'end' }),
});
export const figure = part({});
inPart(`${table} ${figure}`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...onPhone({ gridRow: 3, textAlign: 'start' }),
});
inPart(`${figure}::before`, {
  ...onPhone({
    content: 'attr(data-label)',
    display: 'block',
    font: vars.typography.caption,
    color: vars.text.secondary,
  }),
});
export const proof = part({ color: vars.text.secondary });
inPart(`${table} ${proof}`, onPhone({ gridColumn: '1 / -1', gridRow: 4 }));
inPart(`${proof}:empty`, onPhone({ display: 'none' }));
export const check = part({});
inPart(`${table} ${check}`, { whiteSpace: 'nowrap', ...onPhone({ gridColumn: '1 / -1', gridRow: 5 }) });
export const checks = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['4'],
  minBlockSize: '24px',
  ...onPhone({ justifyContent: 'flex-start', paddingBlockStart: vars.space['2'] }),
});
inPart(`${checks} > button`, { '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } } });
export const right = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  color: vars.status.success.text,
});
/** Of a line that is right anyway: there for who looks for it. */
export const quiet = part({
  color: vars.text.secondary,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { 'tr:hover &, tr:focus-within &, &:focus-visible': { opacity: 1 } },
    },
  },
});
export const under = part({});
inPart(`${table} ${under}`, {
  padding: `0 ${vars.space['4']} ${vars.space['5']} ${vars.space['7']}`,
  ...onPhone({ display: 'block', paddingInline: vars.space['4'] }),
});
inPart(`${table} tr:has(> ${under})`, onPhone({ display: 'block' }));
