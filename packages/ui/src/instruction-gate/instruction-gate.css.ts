import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const instructionGate = part({ minInlineSize: 0, color: vars.text.primary, font: vars.typography.dense });
export const head = part({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space['4'],
  marginBlockEnd: vars.space['4'],
});
export const heading = part({ margin: 0, font: 'inherit', fontWeight: vars.font.weight.semibold });
export const sum = part({ color: vars.text.secondary });
export const list = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = part({
  display: 'flex',
  gap: vars.space['4'],
  paddingBlock: vars.space['3'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  color: vars.text.secondary,
  selectors: {
    '&[data-state=done]': { color: vars.status.success.text },
    '&[data-state=wrong]': { color: vars.status.danger.text },
    '&[data-state=doubtful]': { color: vars.status.warning.text },
  },
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
export const words = part({ minInlineSize: 0, color: vars.text.primary, overflowWrap: 'anywhere' });
// A title leads to its field and may be as long as the name of a row.
inPart(`${words} > button`, { whiteSpace: 'normal', textAlign: 'start' });
export const detail = part({
  display: 'block',
  font: vars.typography.caption,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});

export const rules = part({ minInlineSize: 0, color: vars.text.primary });
