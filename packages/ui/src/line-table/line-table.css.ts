import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.preprint}`;
const onPhone = (style: object) => ({ '@media': { [below.sm]: style } });

export const lineTable = part({ display: 'grid', gap: vars.space['4'], minInlineSize: 0, color: vars.text.primary });
export const scroller = part({
  minInlineSize: 0,
  overflowX: 'auto',
  '@media': { [below.sm]: { overflow: 'visible' } },
});
export const table = part({
  inlineSize: '100%',
  minInlineSize: '560px',
  borderCollapse: 'collapse',
  border: rule,
  font: vars.typography.dense,
  '@media': { [below.sm]: { display: 'block', minInlineSize: 0, border: 0 } },
});
inPart(`${table} thead`, onPhone({ display: 'none' }));
inPart(`${table} :is(tbody, tfoot)`, onPhone({ display: 'grid', gap: vars.space['4'] }));
inPart(`${table} tfoot`, onPhone({ marginBlockStart: vars.space['4'] }));
// On a phone a line is a card of two columns, each cell under its name.
inPart(
  `${table} tr`,
  onPhone({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space['3'],
    padding: vars.space['4'],
    border: rule,
    borderRadius: vars.radius.sm,
  }),
);
inPart(`${table} th`, {
  padding: `${vars.space['3']} ${vars.space['4']}`,
  background: vars.surface.paperAlt,
  color: vars.text.preprint,
  font: vars.typography.label,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
inPart(`${table} th[data-width=xs]`, { inlineSize: '68px' });
inPart(`${table} th[data-width=sm]`, { inlineSize: '92px' });
inPart(`${table} th[data-width=md]`, { inlineSize: '104px' });
inPart(`${table} :is(th, td)`, { border: rule });
inPart(`${table} td`, onPhone({ border: 0, padding: 0, minInlineSize: 0 }));
inPart(`${table} :is(th, td)[data-kind=figure]`, { textAlign: 'end' });
inPart(
  `${table} td[data-label]::before`,
  onPhone({
    content: 'attr(data-label)',
    display: 'block',
    color: vars.text.secondary,
    font: vars.typography.caption,
    textAlign: 'start',
  }),
);
inPart(`${table} td[data-empty]`, onPhone({ display: 'none' }));
inPart(`${table} tbody td:first-child`, onPhone({ gridColumn: '1 / -1' }));

export const cell = part({ padding: 0, background: vars.surface.paper, verticalAlign: 'middle' });
export const control = part({
  inlineSize: '100%',
  minInlineSize: '48px',
  minBlockSize: '36px',
  paddingInline: vars.space['3'],
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  color: vars.text.typed,
  font: vars.typography.dense,
  textAlign: 'inherit',
  selectors: {
    '&[data-mono]': { fontFamily: vars.font.family.mono, fontVariantNumeric: 'tabular-nums' },
    '&:hover:not(:disabled, [readonly])': { background: vars.surface.hover },
    '&::placeholder': { color: vars.text.placeholder },
    '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '-2px' },
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.status.danger.solid}`, background: vars.status.danger.bg },
    '&[data-warning]': { boxShadow: `inset 0 -2px 0 ${vars.status.warning.solid}` },
    '&:disabled': { color: vars.text.primary, opacity: 1 },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [below.sm]: {
      minBlockSize: vars.size.touch,
      border: `${hair} ${vars.border.control}`,
      borderRadius: vars.radius.xs,
      textAlign: 'start',
    },
    [forcedColors]: { selectors: { '&[aria-invalid]': { outline: '2px solid Mark', outlineOffset: '-2px' } } },
  },
});
export const check = part({
  display: 'block',
  inlineSize: '18px',
  blockSize: '18px',
  margin: `${vars.space['3']} auto`,
  accentColor: vars.action.primary.bg,
  selectors: { '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '2px' } },
  '@media': { [below.sm]: { margin: `${vars.space['5']} 0` } },
});
export const last = part({
  inlineSize: '40px',
  textAlign: 'center',
  '@media': { [below.sm]: { gridColumn: '1 / -1', justifySelf: 'end' } },
});
export const total = part({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' });
inPart(`${total} > td`, { padding: `${vars.space['3']} ${vars.space['4']}`, background: vars.surface.paperAlt });
export const issue = part({
  display: 'flex',
  gap: vars.space['3'],
  margin: 0,
  font: vars.typography.caption,
  color: vars.status.danger.text,
  selectors: { '&[data-warning]': { color: vars.status.warning.text } },
});
inPart(`${issue} > svg`, { flex: 'none', marginBlockStart: '1px' });
export const repair = part({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.text.link,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '2px' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});
export const actions = part({ display: 'flex', gap: vars.space['4'] });
