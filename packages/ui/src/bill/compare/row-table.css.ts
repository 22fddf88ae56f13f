import { hair } from '../../theme/hair.ts';
import { below, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { typed } from './typed.ts';

const preprint = `${hair} ${vars.border.preprint}`;

export const table = screenPart({ inlineSize: '100%', font: vars.typography.dense });
inScreen(`${table} thead th`, {
  padding: `0 10px ${vars.space['2']} 0`,
  font: vars.typography.caption,
  fontWeight: vars.font.weight.medium,
  color: vars.text.secondary,
  textAlign: 'start',
});
inScreen(`${table} tbody > tr > *`, {
  padding: `${vars.space['1']} 10px 0 0`,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
inScreen(`${table} tbody > tr > td:not(:last-child), ${table} tbody th`, typed);
inScreen(`${table} tbody > tr > :last-child`, { paddingInlineEnd: 0, whiteSpace: 'normal' });
inScreen(`${table} :is(td, th)`, {
  '@media': {
    [below.sm]: { display: 'block', paddingBlock: '3px !important', whiteSpace: 'normal !important' as 'normal' },
  },
});
inScreen(`${table} thead`, { '@media': { [below.sm]: { display: 'none' } } });
inScreen(`${table} :is(tbody, tr), ${table}`, { '@media': { [below.sm]: { display: 'block' } } });
inScreen(`${table} td[data-name]::before`, {
  '@media': {
    [below.sm]: {
      content: 'attr(data-name)',
      display: 'block',
      font: vars.typography.caption,
      color: vars.text.secondary,
    },
  },
});
export const code = screenPart(typed);
export const none = screenPart({ fontFamily: vars.font.family.sans, color: vars.text.tertiary });
export const wrong = screenPart({
  display: 'inline-block',
  marginInlineStart: vars.space['3'],
  color: vars.status.danger.text,
  verticalAlign: '-2px',
});
inScreen(`${table} [data-changed]`, {
  background: vars.mark.bg,
  color: vars.mark.text,
  boxShadow: `0 2px 0 ${vars.mark.line}`,
});
export const judgement = screenPart({
  lineHeight: 1.35,
  color: vars.text.secondary,
  selectors: {
    '&[data-class=blocking]': { color: vars.status.danger.text, fontWeight: vars.font.weight.medium },
    '&[data-class=material]': { color: vars.mark.label, fontWeight: vars.font.weight.medium },
  },
});
inScreen(`${judgement} > span`, { display: 'block' });

/** A row of a table that stands on one side only. */
export const cells = screenPart({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: `${vars.space['3']} ${vars.space['5']}`,
  padding: `${vars.space['3']} 10px`,
  border: preprint,
  background: vars.surface.paper,
  selectors: { '&[data-row=missing]': { borderStyle: 'dashed' } },
});
inScreen(`${cells} dt`, { font: vars.typography.caption, color: vars.text.preprint });
inScreen(`${cells} dd`, { ...typed, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
inScreen(`${cells}[data-row=missing] del`, {
  textDecoration: 'line-through',
  textDecorationColor: vars.status.danger.solid,
});
inScreen(`${cells}[data-row=extra] ins`, { textDecoration: 'none', boxShadow: `0 2px 0 ${vars.status.danger.solid}` });
