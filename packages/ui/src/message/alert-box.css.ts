import { keyframes } from '@vanilla-extract/css';
import { rise } from '../theme/motion.css.ts';
import { neatline, systemNeatline } from '../theme/neatline.ts';
import { raised } from '../theme/raised.ts';
import { below, forcedColors, lessMotion, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const burn = keyframes({ from: { inlineSize: '100%' }, to: { inlineSize: 0 } });
const DASHES = [vars.space['3'], vars.space['5']] as const;

export const place = screenPart({
  position: 'fixed',
  insetBlockEnd: vars.space['6'],
  insetInlineEnd: vars.space['6'],
  zIndex: vars.z.alert,
  inlineSize: vars.size.alertBox,
  maxInlineSize: `calc(100vw - ${vars.space['9']})`,
  // An open dialog takes the pointer from the rest of the page, not from this.
  pointerEvents: 'none',
  selectors: {
    // Over what a dialog decides it stands, never on it: Send and Approve are at that corner.
    ':has([role=dialog] footer) &': {
      insetBlockEnd: `calc(${vars.size.touch} + ${vars.space['9']} + ${vars.space['6']})`,
    },
  },
  '@media': {
    [below.sm]: {
      inlineSize: 'auto',
      insetInlineStart: vars.space['6'],
      // There the decisions take two lines.
      selectors: { ':has([role=dialog] footer) &': { insetBlockEnd: '120px' } },
    },
    print: { display: 'none' },
  },
});

export const box = screenPart({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  padding: `10px 14px ${vars.space['6']}`,
  overflow: 'hidden',
  pointerEvents: 'auto',
  ...raised,
  font: vars.typography.dense,
  animation: `${rise} ${vars.transition.overlayIn}`,
  '@media': { [lessMotion]: { animation: 'none' }, [forcedColors]: { border: '1px solid CanvasText' } },
});
export const head = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  inlineSize: '100%',
  marginBlockEnd: vars.space['2'],
});
export const time = screenPart({
  marginInlineStart: 'auto',
  font: vars.typography.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const title = screenPart({
  font: vars.typography.body,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const text = screenPart({ color: vars.text.secondary, overflowWrap: 'anywhere' });
/** The mark stands at the edge, its drawing in line with the text. */
export const close = screenPart({
  display: 'flex',
  marginInlineEnd: `calc(-1 * ${vars.space['3']})`,
  selectors: { '&:not(time + *)': { marginInlineStart: 'auto' } },
});
export const detail = screenPart({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.targetMin,
  marginBlockStart: vars.space['2'],
  borderRadius: vars.radius.xs,
  font: 'inherit',
  color: vars.text.link,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in oklab, currentColor 35%, transparent)',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.text.linkHover, textDecorationColor: 'currentColor' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

/** The neatline burns down; who asked for no motion reads the seconds instead. */
export const life = screenPart({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  blockSize: '3px',
  color: vars.status.info.text,
  background: neatline(...DASHES),
  animation: `${burn} ${vars.duration.notice.popup} linear both`,
  selectors: {
    '&[data-paused]': { animationPlayState: 'paused' },
    '&[data-tone=warning]': { color: vars.status.warning.text },
    '&[data-tone=danger]': { color: vars.status.danger.text },
  },
  '@media': { [lessMotion]: { display: 'none' }, [forcedColors]: systemNeatline(...DASHES) },
});
export const countdown = screenPart({
  display: 'none',
  marginBlockStart: vars.space['2'],
  font: vars.typography.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [lessMotion]: { display: 'block' } },
});
