import { hair } from '../../theme/hair.ts';
import { below, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = screenPart({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['5']}`,
});
inScreen(`${bar} > [aria-disabled=true]`, { color: vars.text.disabled, cursor: 'progress' });
export const failure = screenPart({ color: vars.status.danger.text });

export const body = screenPart({ display: 'grid', gap: vars.space['6'] });
export const part = screenPart({ display: 'grid', gap: vars.space['3'] });
export const heading = screenPart({ font: vars.typography.label, color: vars.text.secondary });
export const list = screenPart({ borderBlockStart: `${hair} ${vars.border.subtle}` });
export const row = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(150px, auto) 96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  minBlockSize: vars.space['9'],
  paddingBlock: vars.space['2'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  font: vars.typography.dense,
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const number = screenPart({
  display: 'inline-flex',
  alignItems: 'center',
  fontFamily: vars.font.family.mono,
  overflowWrap: 'anywhere',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});
export const version = screenPart({ color: vars.text.secondary, whiteSpace: 'nowrap' });
export const why = screenPart({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['3'],
  color: vars.text.secondary,
  selectors: {
    '[data-state=approved] > &': { color: vars.status.success.text },
    '[data-state=failed] > &': { color: vars.status.danger.text },
  },
  '@media': { [below.sm]: { gridColumn: '1 / -1' } },
});
inScreen(`${why} > svg`, { flex: 'none', translate: '0 2px' });
export const note = screenPart({ font: vars.typography.dense, color: vars.text.secondary });
