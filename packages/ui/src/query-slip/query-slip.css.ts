import { fittings } from '../theme/fittings.ts';
import { hair } from '../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const sea = vars.nautical.sea;
const rule = `${hair} ${vars.border.preprint}`;

export const form = screenPart({ display: 'grid', gap: vars.space['5'] });

/** Paper with the corner fittings of a container. */
export const slip = screenPart({
  position: 'relative',
  display: 'flex',
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  boxShadow: vars.shadow.slip,
  selectors: {
    '&::before': { ...fittings(8), zIndex: 1 },
  },
  '@media': {
    [below.sm]: { flexDirection: 'column' },
    [forcedColors]: { selectors: { '&::before': { display: 'none' } } },
  },
});

export const cells = screenPart({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  '@media': { [below.sm]: { flexDirection: 'column' } },
});
inScreen(`${cells} > *`, {
  // Seven stand beside each other in a page of 1,200.
  flex: '1 1 118px',
  gap: 0,
  padding: `${vars.space['3']} ${vars.space['5']} ${vars.space['2']}`,
  borderInlineEnd: rule,
  '@media': { [below.sm]: { flex: '0 0 auto', borderInlineEnd: 0, borderBlockEnd: rule } },
});
// What is typed wants more room than what is chosen.
inScreen(`${cells} > :has(input)`, { flexGrow: 2 });
inScreen(`${cells} > :nth-child(-n + 2)`, { flexBasis: '150px', '@media': { [below.sm]: { flexBasis: 'auto' } } });
inScreen(`${cells} label`, { font: vars.typography.preprint, color: vars.text.preprint });
inScreen(`${cells} [data-part="box"]`, {
  minBlockSize: vars.space['9'],
  padding: 0,
  border: 0,
  background: 'none',
  font: vars.typography.body,
  fontSize: vars.font.size['16'],
  fontWeight: vars.font.weight.medium,
});
inScreen(`${cells} [data-part="control"]`, {
  minBlockSize: vars.space['9'],
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const submit = screenPart({
  flex: 'none',
  blockSize: 'auto',
  minBlockSize: '52px',
  paddingInline: vars.space['8'],
  borderRadius: 0,
  fontSize: vars.font.size['16'],
});

export const note = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space['2']} ${vars.space['7']}`,
  font: vars.typography.dense,
  color: vars.text.secondary,
  // On a chart its dots and soundings fade round the letters.
  selectors: { '[data-lift] &': { textShadow: `0 0 3px ${sea}, 0 0 6px ${sea}, 0 0 9px ${sea}` } },
});
