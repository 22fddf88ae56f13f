import { hair } from '../theme/hair.ts';
import { forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const coarse = '(pointer: coarse)';

export const strip = screenPart({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  blockSize: vars.size.tabHistory,
  paddingInline: `${vars.space['6']} ${vars.space['5']}`,
  background: vars.surface.sunken,
  // Drawn inside, so that the open page's tab can cover it.
  boxShadow: `inset 0 -1px 0 ${vars.border.default}`,
  '@media': { [coarse]: { blockSize: `calc(${vars.size.touch} + ${vars.space['3']})` }, print: { display: 'none' } },
});
// As high as a tab, so that the two stand on one line.
inScreen(`${strip} > button`, { '@media': { '(pointer: fine)': { blockSize: 30 } } });

export const list = screenPart({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space['1'],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
// More tabs than there is room for go on under its end.
inScreen(`${list}::after`, {
  content: '""',
  position: 'sticky',
  insetInlineEnd: 0,
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: vars.space['6'],
  marginBlockEnd: vars.borderWidth.hair,
  background: `linear-gradient(to right, transparent, ${vars.surface.sunken})`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { display: 'none' } },
});
inScreen(`${list}:dir(rtl)::after`, { scale: '-1 1' });
export const tab = screenPart({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: 200,
  blockSize: 30,
  border: `${hair} transparent`,
  borderBlockEnd: 0,
  borderRadius: '5px 5px 0 0',
  color: vars.text.secondary,
  selectors: {
    '&:hover': { color: vars.text.primary, background: vars.surface.pressed },
    '&[data-current]': {
      color: vars.text.primary,
      background: vars.surface.canvas,
      borderColor: vars.border.default,
      fontWeight: vars.font.weight.medium,
    },
  },
  '@media': {
    // Its border is no place to press.
    [coarse]: { blockSize: `calc(${vars.size.touch} + ${vars.borderWidth.hair})` },
    [forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
export const link = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minInlineSize: 0,
  blockSize: '100%',
  paddingInline: vars.space['5'],
  borderRadius: 'inherit',
  outlineOffset: '-2px',
  '@media': { [coarse]: { minInlineSize: vars.size.touch, justifyContent: 'center' } },
});
inScreen(`${link}:not(:last-child)`, { paddingInlineEnd: vars.space['1'] });
export const title = screenPart({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const close = screenPart({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.targetMin,
  blockSize: vars.size.targetMin,
  marginInlineEnd: vars.space['2'],
  borderRadius: vars.radius.sm,
  color: vars.text.tertiary,
  outlineOffset: '-2px',
  selectors: { '&:hover': { color: vars.text.primary, background: vars.surface.hover } },
  '@media': { [coarse]: { inlineSize: vars.size.touch, blockSize: vars.size.touch, marginInlineEnd: 0 } },
});
inScreen(`${close} > svg`, { inlineSize: '10px', blockSize: '10px' });
