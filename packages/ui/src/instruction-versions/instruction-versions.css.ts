import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const instructionVersions = part({
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  color: vars.text.primary,
  font: vars.typography.dense,
});
export const heading = part({ margin: 0, font: 'inherit', fontWeight: vars.font.weight.semibold });
export const none = part({ margin: 0, color: vars.text.secondary });
export const list = part({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = part({
  display: 'grid',
  gap: vars.space['2'],
  paddingBlock: vars.space['5'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
export const head = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });
export const by = part({ margin: 0, font: vars.typography.caption, color: vars.text.secondary });
export const words = part({ margin: 0, overflowWrap: 'anywhere' });
export const changes = part({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const change = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr) auto',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  paddingBlock: vars.space['3'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const label = part({ color: vars.text.secondary });
export const values = part({
  fontFamily: vars.font.family.mono,
  overflowWrap: 'anywhere',
  '@media': { [below.sm]: { gridColumn: '1 / -1', gridRow: 2 } },
});
inPart(`${values} del`, { color: vars.text.secondary });
inPart(`${values} ins`, { textDecoration: 'none', background: vars.mark.bgSoft });
export const answer = part({
  font: vars.typography.caption,
  color: vars.status.warning.text,
  selectors: {
    '&[data-answer=accepted]': { color: vars.status.success.text },
    '&[data-answer=declined]': { color: vars.status.danger.text },
  },
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
export const note = part({ gridColumn: '2 / -1', color: vars.text.secondary });
