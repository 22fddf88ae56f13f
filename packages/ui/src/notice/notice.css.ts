import { createVar, keyframes } from '@vanilla-extract/css';
import { neatline, systemNeatline } from '../theme/neatline.ts';
import { raised } from '../theme/raised.ts';
import { below, forcedColors, lessMotion, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const enter = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space['4']})` } });
const burn = keyframes({ to: { inlineSize: '0%' } });
const DASHES = [vars.space['3'], vars.space['5']] as const;
const ink = createVar();
const life = createVar();

export const region = part({
  position: 'fixed',
  insetBlockStart: vars.space['6'],
  insetInlineEnd: vars.space['6'],
  zIndex: vars.z.toast,
  inlineSize: vars.size.field.lg,
  maxInlineSize: `calc(100vw - 2 * ${vars.space['6']})`,
  // A dialog takes the pointer away from the page; the notices above it stay in reach.
  pointerEvents: 'none',
  '@media': { [below.sm]: { inlineSize: 'auto', insetInline: vars.space['6'] }, print: { display: 'none' } },
});

export const notice = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon.lg} 1fr auto`,
  gap: `${vars.space['1']} ${vars.space['4']}`,
  alignItems: 'start',
  overflow: 'hidden',
  marginBlockEnd: vars.space['4'],
  paddingBlock: vars.space['5'],
  paddingInline: `${vars.space['6']} ${vars.space['4']}`,
  ...raised,
  font: vars.typography.dense,
  pointerEvents: 'auto',
  animation: `${enter} ${vars.transition.overlayIn}`,
  selectors: {
    '&[data-kind=success]': { vars: { [ink]: vars.status.success.text } },
    '&[data-kind=info]': { vars: { [ink]: vars.status.info.text } },
    '&[data-kind=warning]': { vars: { [ink]: vars.status.warning.text } },
    '&[data-kind=error]': { vars: { [ink]: vars.status.danger.text } },
  },
  '@media': { [lessMotion]: { animation: 'none' }, [forcedColors]: { borderColor: 'CanvasText' } },
});

export const glyph = part({ color: ink });
export const words = part({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  textWrapStyle: 'pretty',
});
export const title = part({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });
export const text = part({ color: vars.text.secondary, selectors: { '&[data-alone]': { color: vars.text.primary } } });
export const action = part({
  marginBlockStart: vars.space['2'],
  fontWeight: vars.font.weight.medium,
});
export const close = part({
  marginBlock: `calc(-1 * ${vars.space['3']})`,
  // A finger's target is higher than a line; the notice is not.
  '@media': { '(pointer: coarse)': { marginBlock: `calc(-1 * ${vars.space['5']})` } },
});

/** The neatline that burns down with the life of the notice. */
export const lifeLine = part({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '3px',
  color: ink,
  background: neatline(...DASHES),
  animation: `${burn} ${life} linear forwards`,
  selectors: { ':is([data-paused]) &': { animationPlayState: 'paused' } },
  '@media': {
    [lessMotion]: { display: 'none' },
    [forcedColors]: systemNeatline(...DASHES),
  },
});

export const lives = {
  error: part({ vars: { [life]: vars.duration.notice.error } }),
  warning: part({ vars: { [life]: vars.duration.notice.warning } }),
  info: part({ vars: { [life]: vars.duration.notice.info } }),
  success: part({ vars: { [life]: vars.duration.notice.success } }),
  // As long as two errors: what can be answered is not taken away before somebody got there.
  action: part({ vars: { [life]: `calc(2 * ${vars.duration.notice.error})` } }),
};
