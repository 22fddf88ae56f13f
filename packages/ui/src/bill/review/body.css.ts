import { hair } from '../../theme/hair.ts';
import { below, cramped, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { flows, whole } from '../one-scroller.css.ts';

/** Under the head of the dialog: tabs, what they show, and what is decided at the foot. */
export const body = screenPart({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  color: vars.text.primary,
  '@media': { [cramped]: { selectors: { [`${whole} &`]: flows } }, print: { display: 'none' } },
});
export const tabs = screenPart({ flex: '1 1 auto', minBlockSize: 0 });
// A phone has room for the words alone.
inScreen(`${tabs} [role=tab] > svg`, { '@media': { [below.sm]: { display: 'none' } } });
// A panel that is not shown takes no room.
export const panel = screenPart({
  flexDirection: 'column',
  overflow: 'hidden',
  selectors: { '&[data-state=active]': { display: 'flex' } },
  '@media': { [cramped]: { selectors: { [`${whole} &`]: flows } } },
});
/** Banners over a comparison that takes the rest. */
export const rest = screenPart({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  '@media': { [cramped]: { selectors: { [`${whole} &`]: flows } } },
});
inScreen(`${rest} > *`, { flex: '1 1 auto', minBlockSize: 0 });
export const state = screenPart({ padding: vars.space['9'] });
export const foot = screenPart({ flex: 'none' });
/** What sending costs, beside the button that sends. */
export const cost = screenPart({
  alignSelf: 'center',
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: { '&[data-due]': { color: vars.status.warning.text, fontWeight: vars.font.weight.medium } },
  '@media': { [below.sm]: { flex: '1 1 100%' } },
});

/** Beside the tabs, under them where there is no room. */
export const aside = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  paddingInlineEnd: vars.space['7'],
  // Hidden while empty and never taken out of the page: adding it later would make the tabs beside it lose the focus.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [below.rail]: { paddingInline: vars.space['7'], paddingBlock: vars.space['3'] },
    [below.sm]: { paddingInline: vars.space['6'] },
  },
});
export const pair = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  minInlineSize: 0,
  color: vars.text.secondary,
  font: vars.typography.dense,
  fontVariantNumeric: 'tabular-nums',
});
export const pairWord = screenPart({ '@media': { [below.sm]: { display: 'none' } } });

/** How a bill stands, at the end of its tab. */
export const mark = screenPart({
  position: 'absolute',
  insetBlockStart: vars.space['3'],
  insetInlineEnd: vars.space['4'],
  display: 'flex',
  color: vars.text.secondary,
});
export const settled = screenPart({ color: vars.status.success.text });

const notice = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['6'],
  font: vars.typography.dense,
} as const;
/** A newer draft came: the machine found it, so it is yellow. */
export const banner = screenPart({
  ...notice,
  borderBlockEnd: `${hair} ${vars.mark.line}`,
  background: vars.mark.bgSoft,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
inScreen(`${banner} > button`, { marginInlineStart: 'auto' });
export const older = screenPart({
  ...notice,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  background: vars.surface.sunken,
  color: vars.text.secondary,
});
inScreen(`${older} > button`, { marginInlineStart: 'auto' });

export const missing = screenPart({
  display: 'grid',
  gap: vars.space['5'],
  maxBlockSize: 'min(420px, 50dvh)',
  overflow: 'auto',
});
export const missingBill = screenPart({ display: 'grid', gap: vars.space['3'] });
export const missingName = screenPart({ fontWeight: vars.font.weight.semibold, color: vars.text.primary });
