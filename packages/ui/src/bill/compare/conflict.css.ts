import { hair } from '../../theme/hair.ts';
import { forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** Two people at one place: neither is lost, so it is a notice and no fault. */
export const conflict = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  padding: `${vars.space['4']} 10px 10px`,
  border: `${hair} ${vars.status.info.border}`,
  borderRadius: vars.radius.sm,
  background: vars.status.info.bg,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
export const head = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.status.info.text,
});
inScreen(`${head} > b`, { fontWeight: vars.font.weight.semibold });
export const sides = screenPart({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space['2']} ${vars.space['5']}`,
});
inScreen(`${sides} > dt`, { color: vars.text.secondary });
inScreen(`${sides} > dd`, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const ways = screenPart({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
export const again = screenPart({ marginInlineStart: 'auto' });
inScreen(`${again} + button`, { marginInlineStart: 0 });

export const arrived = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  font: vars.typography.caption,
  color: vars.status.info.text,
});
inScreen(`${arrived} > span`, { color: vars.text.secondary });
