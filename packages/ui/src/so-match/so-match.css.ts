import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.mark.line}`;

/** What a machine has read is yellow. */
export const soMatch = part({
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  padding: vars.density.panel,
  border: rule,
  borderRadius: vars.radius.md,
  background: vars.mark.bgSoft,
  color: vars.text.primary,
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['5']}`,
});
export const title = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  font: vars.typography.body,
  fontWeight: vars.font.weight.semibold,
});
export const counts = part({ font: vars.typography.dense, color: vars.text.secondary });
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'], marginInlineStart: 'auto' });
export const words = part({ font: vars.typography.dense, textWrap: 'pretty' });
export const table = part({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.typography.dense });
export const columns = part({
  color: vars.text.secondary,
  '@media': {
    // Each cell says its column there.
    [below.sm]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
inPart(`${table} :is(th, td)`, {
  padding: `${vars.space['3']} ${vars.space['4']} ${vars.space['3']} 0`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  font: 'inherit',
});
export const row = part({
  borderBlockStart: rule,
  '@media': { [below.sm]: { display: 'grid', paddingBlock: vars.space['3'] } },
});
export const label = part({});
inPart(`${table} ${label}`, { fontWeight: vars.font.weight.medium, whiteSpace: 'nowrap' });
export const form = part({ fontFamily: vars.font.family.mono, overflowWrap: 'anywhere' });
export const printed = part({ overflowWrap: 'anywhere' });
inPart(`${row} > td::before`, {
  '@media': {
    [below.sm]: {
      content: 'attr(data-label)',
      display: 'block',
      font: vars.typography.caption,
      color: vars.text.secondary,
    },
  },
});
export const readings = part({ display: 'grid', gap: vars.space['2'], margin: 0, padding: 0, listStyle: 'none' });
export const reading = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});
export const value = part({
  paddingInline: vars.space['2'],
  background: vars.mark.bg,
  boxShadow: `inset 0 -2px ${vars.mark.line}`,
  color: vars.mark.text,
  fontFamily: vars.font.family.mono,
  fontWeight: vars.font.weight.semibold,
  selectors: { '&[data-unclear]': { boxShadow: `inset 0 -2px ${vars.status.danger.solid}` } },
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
export const note = part({ display: 'block', font: vars.typography.caption, color: vars.text.secondary });
