import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { scroll } from '../bill-form.css.ts';
import { paper } from '../bill-paper.css.ts';

/** Paper and rail over the bar that sends it. */
export const editor = screenPart({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.surface.sunken,
  color: vars.text.primary,
  font: vars.typography.dense,
});
export const body = screenPart({ flex: '1 1 auto', minBlockSize: 0, blockSize: 'auto' });
// On a page of 1280 px, or of 1440 px beside a menu, the cells have the room of the margins and some of the rail's, so that the paper need
// not scroll sideways.
const NARROW = '(min-width: 1180px) and (max-width: 1479.98px)';
inScreen(`${body}`, { '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' } } });
inScreen(`${body} > ${scroll}`, { '@media': { [NARROW]: { paddingInline: vars.space['2'] } } });
inScreen(`${body} ${paper}`, { '@media': { [NARROW]: { paddingInline: vars.space['3'] } } });

export const summary = screenPart({ marginBlockEnd: vars.space['5'] });

/** Boxes are as high as their fields, and never closer than their words need. */
export const rows = screenPart({
  position: 'relative',
  minInlineSize: '872px',
  '@media': { [below.sm]: { minInlineSize: 0 } },
});

export const fields = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
});

export const banner = screenPart({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['7'],
  borderBlockEnd: `${hair} ${vars.status.info.border}`,
  background: vars.status.info.bg,
  color: vars.status.info.text,
  '@media': {
    [below.sm]: { paddingInline: vars.space['4'] },
    [forcedColors]: { borderColor: 'CanvasText' },
    print: { display: 'none' },
  },
});
export const ways = screenPart({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space['5'] });

export const footer = screenPart({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  paddingBlock: vars.space['5'],
  paddingInline: vars.space['7'],
  borderBlockStart: `${hair} ${vars.border.default}`,
  background: vars.surface.raised,
  '@media': { [below.sm]: { paddingInline: vars.space['4'] }, print: { display: 'none' } },
});
export const state = screenPart({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: { '&[data-failed]': { color: vars.status.warning.text } },
});
export const refusal = screenPart({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.status.danger.text,
});
export const decision = screenPart({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
});
// On a phone what sends it has the line that is left.
inScreen(`${decision} > button[type=submit]`, { '@media': { [below.sm]: { flex: '1 1 auto' } } });
