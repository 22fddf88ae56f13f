import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const subtle = `${hair} ${vars.border.subtle}`;
const phone = below.sm;

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
  selectors: { '&[data-next]': { marginBlockStart: vars.space['6'] } },
});
/** What stands for both sides. */
export const all = part({ gridColumn: '1 / -1', padding: `${vars.space['5']} ${vars.space['8']}` });
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
  alignItems: 'start',
  marginBlockStart: vars.space['4'],
  font: vars.typography.caption,
  color: vars.status.warning.text,
});
inPart(`${wrong} > svg`, { flex: 'none', marginBlockStart: '1px' });
export const left = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['5'],
  paddingBlock: vars.space['2'],
  borderBlockEnd: subtle,
});
inPart(`${left} > dd`, { color: vars.text.secondary, textAlign: 'end' });
