import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const sheet = screenPart({ display: 'grid', gap: vars.space['5'], font: vars.typography.dense });
export const note = screenPart({ color: vars.text.secondary, textWrap: 'pretty' });
export const make = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});
export const title = screenPart({ font: vars.typography.label, color: vars.text.secondary });
export const none = screenPart({ color: vars.text.secondary });
export const failure = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.status.danger.text,
});

/** The address, while it can still be had. */
export const fresh = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  padding: vars.space['5'],
  border: `${hair} ${vars.status.success.border}`,
  borderRadius: vars.radius.sm,
  background: vars.status.success.bg,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
inScreen(`${fresh} > b, ${fresh} > small`, { gridColumn: '1 / -1', color: vars.status.success.text });
inScreen(`${fresh} > small`, { font: vars.typography.caption });
export const url = screenPart({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['12'],
  overflowWrap: 'anywhere',
});

export const list = screenPart({ display: 'grid', gap: vars.space['5'] });
export const links = screenPart({ display: 'grid', borderBlockEnd: `${hair} ${vars.border.subtle}` });
export const link = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: '48px',
  paddingBlock: vars.space['2'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  '@media': { [below.sm]: { flexWrap: 'wrap' } },
});
// The state of a link has the same width in every row, so that the columns behind it line up.
inScreen(`${link} > :first-child`, { minInlineSize: '66px' });
export const about = screenPart({
  display: 'grid',
  flex: '1 1 0',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});
inScreen(`${about} > small`, { font: vars.typography.caption, color: vars.text.secondary });
inScreen(`${link}:not([data-state=active]) > ${about}`, { color: vars.text.secondary });
export const ways = screenPart({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });
