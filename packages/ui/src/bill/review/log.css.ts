import { hair } from '../../theme/hair.ts';
import { below, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const log = screenPart({ font: vars.typography.dense });
export const events = screenPart({ display: 'grid', listStyle: 'none' });
export const event = screenPart({
  display: 'flex',
  gap: vars.space['4'],
  paddingBlock: vars.space['4'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  '@media': { [below.sm]: { flexWrap: 'wrap', rowGap: vars.space['1'] } },
});
export const glyph = screenPart({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  color: vars.text.secondary,
  selectors: {
    '[data-kind=change] > &, [data-kind=sent] > &': { color: vars.pen.text },
    '[data-kind=approved] > &, [data-kind=accepted] > &, [data-kind=ok] > &': { color: vars.status.success.text },
    '[data-kind=declined] > &': { color: vars.status.danger.text },
  },
});
export const what = screenPart({ flex: '1 1 0', minInlineSize: 0, lineHeight: 1.55 });
inScreen(`${what} > p > b`, { fontWeight: vars.font.weight.semibold });
export const where = screenPart({ color: vars.text.secondary });
export const words = screenPart({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
inScreen(`[data-kind=change] ${words}`, { fontFamily: vars.font.family.mono, fontSize: vars.font.size['12'] });
export const when = screenPart({
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [below.sm]: { flex: '1 0 100%', paddingInlineStart: '70px' } },
});
