import { createVar, keyframes } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const ground = createVar();
const hover = createVar();
const active = createVar();
const ink = createVar();
const edge = createVar();
const inset = createVar();

const filled = (action: 'primary' | 'accent' | 'danger') => ({
  vars: {
    [ground]: vars.action[action].bg,
    [hover]: vars.action[action].bgHover,
    [active]: vars.action[action].bgActive,
    [ink]: vars.action[action].text,
    [edge]: 'transparent',
  },
});

export const button = part({
  vars: {
    [ground]: vars.action.neutral.bg,
    [hover]: vars.action.neutral.bgHover,
    [active]: vars.action.neutral.bgActive,
    [ink]: vars.action.neutral.text,
    [edge]: vars.border.control,
    [inset]: vars.component.button.paddingX,
  },
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['3'],
  flex: 'none',
  blockSize: vars.component.button.height,
  paddingInline: inset,
  border: `${hair} ${edge}`,
  borderRadius: vars.component.button.radius,
  background: ground,
  color: ink,
  font: vars.typography.body,
  fontSize: vars.density.font,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: hover },
    '&:active': { background: active },
    // While the menu that it opened is open, it looks pressed.
    '&[aria-haspopup][aria-expanded=true]': { background: active },
    '&[data-variant=primary]': filled('primary'),
    '&[data-variant=accent]': { ...filled('accent'), fontWeight: vars.font.weight.semibold },
    '&[data-variant=danger]': filled('danger'),
    '&[data-variant=pen]': {
      vars: {
        [ground]: vars.pen.bg,
        [hover]: `color-mix(in oklab, ${vars.pen.border} 30%, ${vars.pen.bg})`,
        [active]: `color-mix(in oklab, ${vars.pen.border} 60%, ${vars.pen.bg})`,
        [ink]: vars.pen.text,
        [edge]: vars.pen.solid,
      },
    },
    '&[data-variant=ghost]': {
      vars: {
        [ground]: 'transparent',
        [hover]: vars.surface.hover,
        [active]: vars.surface.pressed,
        [edge]: 'transparent',
      },
    },
    '&:is([data-size=sm], [data-variant=ghost])': { vars: { [inset]: '10px' } },
    '&[data-size=sm]': {
      blockSize: vars.density.controlSm,
      fontSize: vars.font.size['13'],
    },
    // Buttons without an icon have wider insets, from which a spinner takes its room.
    '&:is([data-size=sm], [data-variant=ghost]):not([data-icon])': { vars: { [inset]: vars.space['5'] } },
    '&[data-size=lg]': {
      vars: { [inset]: vars.space['8'] },
      blockSize: vars.space['11'],
      fontSize: vars.font.size['16'],
    },
    // The spinner and its gap (20 px) come out of the two insets, so the width stays.
    '&[aria-busy=true]:not([data-icon])': { paddingInline: `calc(${inset} - 10px)` },
    '&[aria-busy=true]:not([data-icon]):is([data-size=sm], [data-variant=ghost])': {
      gap: vars.space['2'],
      paddingInline: vars.space['2'],
    },
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
      vars: {
        [ground]: vars.action.disabled.bg,
        [hover]: vars.action.disabled.bg,
        [active]: vars.action.disabled.bg,
        [ink]: vars.action.disabled.text,
        // At night the ground of a dialog has the same colour: the edge says where the button is.
        [edge]: vars.border.subtle,
      },
      cursor: 'not-allowed',
    },
    '&[data-variant=ghost]:is(:disabled, [aria-disabled=true])': { vars: { [edge]: 'transparent' } },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': {
    '(pointer: coarse)': { minInlineSize: vars.size.touch },
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:disabled, &[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' },
        '&[aria-pressed=true]': { borderStyle: 'dashed' },
      },
    },
  },
});

/** A square button with an icon only. */
export const square = part({
  inlineSize: vars.component.button.height,
  paddingInline: vars.space['0'],
  selectors: {
    '&[data-size=sm]': { inlineSize: vars.density.controlSm },
    '&[data-variant=ghost]:is(:disabled, [aria-disabled=true])': { background: 'transparent' },
    // An icon has no word that says so: what is on stands out from the others.
    '&[aria-pressed=true]': { background: vars.surface.selected },
  },
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = part({
  flex: 'none',
  inlineSize: vars.size.icon.sm,
  blockSize: vars.size.icon.sm,
  border: `${vars.borderWidth.strong} solid color-mix(in oklab, currentColor 28%, transparent)`,
  borderBlockStartColor: 'currentColor',
  borderRadius: vars.radius.full,
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    [forcedColors]: { borderColor: 'Canvas', borderBlockStartColor: 'CanvasText', borderInlineEndColor: 'CanvasText' },
  },
});
inPart(`${button}[data-icon] > ${spinner}`, { marginInline: '1px' });
inPart(`${button}:is([data-size=sm], [data-variant=ghost]):not([data-icon]) > ${spinner}`, {
  inlineSize: vars.space['5'],
  blockSize: vars.space['5'],
});
