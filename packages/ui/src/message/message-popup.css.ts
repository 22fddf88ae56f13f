import { hair } from '../theme/hair.ts';
import { forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const popup = screenPart({
  padding: 0,
  gap: 0,
  inlineSize: vars.size.messagePopup,
  maxInlineSize: `min(${vars.size.messagePopup}, 100vw - 16px)`,
  overflow: 'hidden',
  font: vars.typography.dense,
});
inScreen(`${popup} [role=tablist]`, { paddingInline: vars.space['2'], gap: 0 });
inScreen(`${popup} [role=tab]`, {
  flex: '1 1 0',
  justifyContent: 'center',
  paddingInline: vars.space['2'],
  blockSize: vars.space['10'],
  fontSize: vars.font.size['13'],
  '@media': { '(pointer: coarse)': { blockSize: vars.size.touch } },
});

/** As high as its lines, at most 300 px; the rest scrolls. */
export const scroller = screenPart({
  maxBlockSize: vars.size.messageList,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '-2px',
  // A shade over what is still below; the ground goes along with the last line and covers it.
  background: [
    `linear-gradient(${vars.surface.raised}, ${vars.surface.raised}) 0 100% / 100% ${vars.space['6']} local no-repeat`,
    `linear-gradient(transparent, color-mix(in oklab, ${vars.surface.scrim} 28%, transparent)) 0 100% / 100% ${vars.space['4']} no-repeat`,
  ].join(', '),
});
export const line = screenPart({
  display: 'grid',
  justifyItems: 'start',
  gap: '1px',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  alignContent: 'center',
  padding: `${vars.space['4']} 14px`,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  outlineOffset: '-2px',
  transition: `background ${vars.transition.control}`,
  // On a raised ground the colour of a hovered row would be the ground itself at night.
  selectors: { '&:hover': { background: vars.surface.pressed } },
});
export const kind = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  inlineSize: '100%',
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const clock = screenPart({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const status = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  font: vars.typography.caption,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-status=notStarted]': { color: vars.message.notStarted },
    '&[data-status=inProgress]': { color: vars.message.inProgress },
    '&[data-status=expiring]': { color: vars.message.expiring },
  },
  '@media': { [forcedColors]: { color: 'CanvasText !important' } },
});
export const title = screenPart({
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.ui,
  overflowWrap: 'anywhere',
  selectors: { '[data-read] > &': { fontWeight: vars.font.weight.regular, color: vars.text.secondary } },
});
export const text = screenPart({
  font: vars.typography.caption,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  // The whole of it is a press away.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const waiting = screenPart({ padding: vars.space['6'], minBlockSize: '120px' });

export const footer = screenPart({
  display: 'flex',
  justifyContent: 'space-between',
  // The line under the last entry and the one over these are one.
  marginBlockStart: `calc(-1 * ${vars.borderWidth.hair})`,
  position: 'relative',
  paddingInline: vars.space['3'],
  paddingBlock: vars.space['1'],
  borderBlockStart: `${hair} ${vars.border.default}`,
  background: vars.surface.raised,
});
export const act = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '34px',
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.sm,
  color: vars.text.link,
  font: 'inherit',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: vars.text.linkHover, background: vars.surface.pressed },
    '&[aria-disabled=true]': { color: vars.text.disabled, background: 'none', cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
  },
});
