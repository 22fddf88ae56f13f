import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const line = `${hair} ${vars.border.preprint}`;
const tablet = below.md;

/** A slip as the query's: three cells, drawn in the ink of the form. */
export const scale = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 0.8fr) minmax(0, 1.1fr)',
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.default,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-plain]': { gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1.1fr)' } },
  '@media': { [tablet]: { selectors: { '&, &[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});
export const cell = part({
  minInlineSize: 0,
  padding: `${vars.space['5']} ${vars.space['7']}`,
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': { [tablet]: { selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: line } } } },
});
export const title = part({ marginBlockEnd: vars.space['3'], font: vars.typography.label });
inPart(`${title} > small`, {
  marginInlineStart: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const sizes = part({ inlineSize: '100%', font: vars.typography.dense });
inPart(`${sizes} th, ${sizes} td`, { paddingBlock: vars.space['2'], textAlign: 'end', fontWeight: 'inherit' });
inPart(`${sizes} :is(th, td):first-child`, { textAlign: 'start' });
inPart(`${sizes} > thead th`, { color: vars.text.secondary, borderBlockEnd: line });
inPart(`${sizes} > tfoot > tr > *`, { fontWeight: vars.font.weight.semibold, borderBlockStart: line });

export const balance = part({ display: 'grid', alignContent: 'center', justifyItems: 'center', gap: vars.space['3'] });
export const drawing = part({ inlineSize: '100%', maxInlineSize: '220px', color: vars.border.preprintStrong });
/** What hangs lower is what is charged: it is filled. */
export const beam = part({
  transformBox: 'view-box',
  transformOrigin: '100px 16px',
  selectors: {
    '&[data-by=weight]': { transform: 'rotate(-6deg)' },
    '&[data-by=volume]': { transform: 'rotate(6deg)' },
  },
});
export const weight = part({ selectors: { [`${beam}[data-by=weight] > &`]: { fill: vars.action.accent.bg } } });
export const carton = part({ selectors: { [`${beam}[data-by=volume] > &`]: { fill: vars.action.accent.bg } } });
export const pans = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['5'],
  inlineSize: '100%',
  font: vars.typography.caption,
  color: vars.text.secondary,
});
inPart(`${pans} > [data-by]`, { fontWeight: vars.font.weight.semibold, color: vars.text.primary });

export const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space['5'],
  paddingBlock: vars.space['1'],
  font: vars.typography.dense,
});
inPart(`${row} > dt > small`, {
  marginInlineStart: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
inPart(`${row} > dd`, { fontWeight: vars.font.weight.medium });
export const charged = part({
  marginBlockStart: vars.space['3'],
  paddingBlockStart: vars.space['3'],
  borderBlockStart: line,
  font: vars.typography.label,
});
export const figure = part({
  selectors: { '&&': { fontSize: vars.font.size['20'], fontWeight: vars.font.weight.semibold } },
});
inPart(`${figure} > small`, {
  marginInlineStart: vars.space['2'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const note = part({
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'start',
  marginBlockStart: vars.space['3'],
  padding: `${vars.space['3']} ${vars.space['4']}`,
  borderRadius: vars.radius.xs,
  background: vars.mark.bg,
  color: vars.mark.text,
  font: vars.typography.dense,
  lineHeight: 1.5,
});
inPart(`${note} > svg`, { flex: 'none', marginBlockStart: vars.space['1'] });
