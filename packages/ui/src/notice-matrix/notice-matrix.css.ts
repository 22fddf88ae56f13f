import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.subtle}`;
const onPhone = (style: object) => ({ '@media': { [below.sm]: style } });
const clipped = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const matrix = part({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.text.primary,
  font: vars.typography.body,
  ...onPhone({ display: 'block' }),
});
inPart(`${matrix} :is(thead, tbody)`, onPhone({ display: 'block' }));
// On a phone a line is its name with its boxes below, and the boxes of the head are above them all.
inPart(`${matrix} tr`, {
  borderBlockEnd: rule,
  ...onPhone({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['6'], paddingBlock: vars.space['4'] }),
});
inPart(`${matrix} tbody tr:last-child`, { borderBlockEnd: 0 });
inPart(`${matrix} tbody tr:hover`, { background: vars.surface.hover });
inPart(`${matrix} :is(th, td)`, {
  padding: `${vars.space['2']} ${vars.space['4']}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  ...onPhone({ padding: 0 }),
});
inPart(`${matrix} thead th`, { color: vars.text.secondary, font: vars.typography.label });
inPart(`${matrix} tbody th`, { fontWeight: vars.font.weight.regular });
inPart(`${matrix} th:first-child`, onPhone({ flex: '1 0 100%', font: vars.typography.label }));
inPart(`${matrix} :is(td, th[data-way])`, {
  position: 'relative',
  inlineSize: '9.5rem',
  ...onPhone({ inlineSize: 'auto' }),
});
inPart(`${matrix} td[data-empty]`, onPhone({ display: 'none' }));

export const unseen = part(clipped);
export const way = part({
  ...clipped,
  ...onPhone({
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    clipPath: 'none',
    whiteSpace: 'normal',
  }),
});
