import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { INSET, KNOB } from './measures.ts';

/** How much of the way is done, from 0 to 1. */
export const SHARE = '--ld-slide-share';
const inset = `${INSET}px`;
const knobWidth = `${KNOB}px`;
const start = `calc(${inset} + var(${SHARE}, 0) * (100% - ${KNOB + 2 * INSET}px))`;

export const box = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: vars.size.touch,
  paddingInlineStart: knobWidth,
  border: `${hair} ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  font: vars.typography.dense,
  color: vars.text.secondary,
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&:has(> :focus-visible)': {
      borderColor: vars.border.focus,
      outline: vars.component.focus.ring,
      outlineOffset: '-1px',
    },
    '&[data-state=failed]': {
      borderColor: vars.status.danger.solid,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.status.danger.solid}`,
      background: vars.status.danger.bg,
      color: vars.status.danger.text,
    },
    '&[data-state=done]': {
      paddingInline: `0 ${knobWidth}`,
      borderColor: vars.status.success.solid,
      background: vars.status.success.bg,
      color: vars.status.success.text,
    },
    '&[data-state=verifying]': { paddingInline: `0 ${knobWidth}` },
    '&[data-disabled]': {
      borderColor: vars.border.default,
      background: vars.surface.disabled,
      color: vars.text.disabled,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-state=failed]': { borderWidth: vars.borderWidth.strong },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const words = part({ position: 'relative', pointerEvents: 'none', textAlign: 'center' });

/** What is behind the knob; it ends under it. */
export const fill = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${start} + ${KNOB / 2}px)`,
  borderStartStartRadius: vars.radius.sm,
  borderEndStartRadius: vars.radius.sm,
  background: vars.status.success.bg,
  opacity: 0,
  selectors: {
    [`${box}:is([data-state=moving], [data-state=verifying]) > &`]: { opacity: 1 },
  },
});

/** The browser's control: it has the focus, the keys and the name; its looks are those of the knob. */
export const input = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  // A finger that goes up or down scrolls the page.
  touchAction: 'pan-y',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-disabled=true]:not(:disabled)': { cursor: 'default' },
    '&:active:not([aria-disabled])': { cursor: 'grabbing' },
  },
});

export const knob = part({
  position: 'absolute',
  insetBlock: inset,
  insetInlineStart: start,
  inlineSize: knobWidth,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  border: `${hair} ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.default,
  color: vars.text.primary,
  transition: `inset-inline-start ${vars.transition.overlayIn}`,
});
inPart(`${box}:hover > ${knob}`, { borderColor: vars.border.controlHover });
// While it is dragged, the knob follows without a transition.
inPart(`${box}:has(> :active) > ${knob}`, { transition: 'none' });
inPart(`${box}[data-state=done] > ${knob}`, {
  // By CSS and not by script, so that the knob stands at the end in a page from the server too.
  insetInlineStart: `calc(100% - ${KNOB + INSET}px)`,
  borderColor: 'transparent',
  background: vars.status.success.solid,
  color: vars.status.success.onSolid,
});
inPart(`${box}[data-disabled] > ${knob}`, {
  borderColor: vars.border.default,
  background: vars.surface.disabled,
  color: 'inherit',
});
inPart(`${box} > ${knob}`, { '@media': { [forcedColors]: { borderColor: 'currentColor' } } });
