import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const page = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['8'],
  alignContent: 'start',
  paddingBlock: `${vars.space['9']} 0`,
});
export const header = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space['4']} ${vars.space['8']}`,
});
export const title = screenPart({
  font: vars.typography.h1,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(en)': { letterSpacing: '-.3px' } },
  '@media': { [below.sm]: { fontSize: vars.font.size['30'] } },
});
export const lead = screenPart({
  marginBlockStart: vars.space['3'],
  maxInlineSize: 720,
  textWrap: 'pretty',
  font: vars.typography.body,
  lineHeight: vars.font.leading.text,
  color: vars.text.secondary,
});
export const meta = screenPart({ font: vars.typography.dense, color: vars.text.secondary });
