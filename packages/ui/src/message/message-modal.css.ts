import { hair } from '../theme/hair.ts';
import { rise } from '../theme/motion.css.ts';
import { below, forcedColors, lessMotion, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = screenPart({
  position: 'fixed',
  zIndex: vars.z.modal,
  inlineSize: `min(${vars.size.dialog.message}, calc(100vw - ${vars.space['9']}))`,
  maxBlockSize: `calc(100dvh - ${vars.space['9']})`,
  display: 'flex',
  flexDirection: 'column',
  background: vars.component.dialog.bg,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.component.dialog.radius,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
  // Unseen until it is measured and put in its place; not hidden, so that the focus can enter.
  opacity: 0,
  selectors: {
    '&[data-placed]': { opacity: 1, animation: `${rise} ${vars.transition.overlayIn}` },
  },
  '@media': {
    [lessMotion]: { selectors: { '&[data-placed]': { animation: 'none' } } },
    // On a phone a window of this width cannot be moved aside: it is a sheet at the bottom.
    [below.sm]: {
      inset: 'auto 0 0 0 !important',
      inlineSize: '100%',
      maxBlockSize: '82dvh',
      borderRadius: `${vars.component.dialog.radius} ${vars.component.dialog.radius} 0 0`,
    },
    print: { display: 'none' },
    [forcedColors]: { border: '2px solid CanvasText' },
  },
});

export const bar = screenPart({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: vars.space['11'],
  paddingInline: '10px',
  background: vars.surface.sunken,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  '@media': { [below.sm]: { paddingInlineStart: vars.space['7'], cursor: 'auto', touchAction: 'auto' } },
});
export const grip = screenPart({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.targetMin,
  blockSize: vars.size.targetMin,
  borderRadius: vars.radius.sm,
  color: vars.text.tertiary,
  cursor: 'move',
  selectors: { '&:hover': { background: vars.surface.pressed } },
  '@media': {
    '(pointer: coarse)': { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    [below.sm]: { display: 'none' },
    [forcedColors]: { color: 'CanvasText' },
  },
});
export const title = screenPart({ font: vars.typography.h4, outline: 'none' });
export const tools = screenPart({ display: 'flex', gap: vars.space['2'], marginInlineStart: 'auto', flex: 'none' });
export const move = screenPart({ '@media': { [below.sm]: { display: 'none' } } });
export const body = screenPart({
  padding: `${vars.space['6']} ${vars.space['7']} ${vars.space['7']}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  minBlockSize: '120px',
  outlineOffset: '-2px',
});
export const article = screenPart({ display: 'grid', gap: vars.space['3'], font: vars.typography.body });
export const heading = screenPart({
  fontSize: vars.font.size['15'],
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const time = screenPart({
  font: vars.typography.caption,
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});
export const footer = screenPart({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['4'],
  padding: `${vars.space['5']} ${vars.space['7']}`,
  borderBlockStart: `${hair} ${vars.border.default}`,
  '@media': { [below.sm]: { paddingBlockEnd: `max(${vars.space['5']}, env(safe-area-inset-bottom))` } },
});
