import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.subtle}`;
const onPhone = (style: object) => ({ '@media': { [below.sm]: style } });

export const matrix = part({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.text.primary,
  font: vars.typography.body,
});
inPart(`${matrix} tr`, { borderBlockEnd: rule });
inPart(`${matrix} tbody tr:last-child`, { borderBlockEnd: 0 });
inPart(`${matrix} tbody tr:hover`, { background: vars.surface.hover });
inPart(`${matrix} :is(th, td)`, {
  padding: `${vars.space['2']} ${vars.space['4']}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  ...onPhone({ padding: 0 }),
});
inPart(`${matrix} thead th`, { color: vars.text.secondary, font: vars.typography.label });
inPart(`${matrix} tbody th`, {
  fontWeight: vars.font.weight.regular,
  ...onPhone({ paddingBlock: vars.space['2'] }),
});
// The longest way takes two lines on a phone, under its box; the rest is left for what it is about.
inPart(`${matrix} :is(td, th[data-way])`, {
  position: 'relative',
  inlineSize: '7rem',
  ...onPhone({ inlineSize: '3.75rem' }),
});
inPart(`${matrix} :is(td, th[data-way]) label`, onPhone({ display: 'flex', justifyContent: 'center', gap: 0 }));
inPart(
  `${matrix} th[data-way] label`,
  onPhone({ flexDirection: 'column', alignItems: 'center', gap: vars.space['1'], textAlign: 'center' }),
);

export const unseen = part({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
