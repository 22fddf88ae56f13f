import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { opened, openedLine } from '../theme/raised.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const layer = part({
  ...opened,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max(var(--radix-popover-trigger-width), 280px)',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'min(var(--radix-popover-content-available-height), 304px)',
  overflow: 'hidden',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
});

export const list = part({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space['2'],
  scrollPadding: vars.space['2'],
});
inPart(`${list}[hidden]`, { display: 'none' });

export const option = part({
  ...openedLine,
  selectors: {
    '&[data-chosen]': { fontWeight: vars.font.weight.medium },
    '&[data-highlighted]': { background: vars.surface.selected, fontWeight: vars.font.weight.medium },
    '&:hover': { background: vars.surface.hover },
    '[data-contrast="more"] &[data-highlighted]': {
      outline: `${vars.borderWidth.strong} solid ${vars.border.focus}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled=true]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: `${vars.borderWidth.strong} solid Highlight`, outlineOffset: '-2px' },
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
});

export const group = part({
  display: 'block',
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['4'],
  font: vars.typography.dense,
  color: vars.text.tertiary,
});
export const members = part({});

const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Two columns of the same width, so that each begins under the one above. */
export const names = part({
  flex: '1 1 0',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  alignItems: 'baseline',
  minInlineSize: 0,
});
export const name = part({ ...cut });
export const second = part({
  ...cut,
  color: vars.text.secondary,
  selectors: { [`${option}[aria-disabled=true] &`]: { color: 'inherit' } },
});
export const tick = part({
  display: 'inline-block',
  marginInlineStart: vars.space['3'],
  verticalAlign: '-2px',
  color: vars.text.secondary,
});

export const code = part({
  flex: 'none',
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontFeatureSettings: '"zero" 1',
  letterSpacing: vars.font.tracking.label,
  color: vars.text.tertiary,
  selectors: { [`${option}[aria-disabled=true] &`]: { color: 'inherit' } },
});

/** The mark of a box that is ticked or not; the option itself is what is chosen. */
export const check = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  border: `${hair} ${vars.border.control}`,
  borderRadius: '3px',
  background: vars.surface.default,
  color: vars.action.primary.text,
  selectors: {
    '&[data-on]': { background: vars.action.primary.bg, borderColor: vars.action.primary.bg },
    [`${option}[aria-disabled=true] > &`]: { background: vars.surface.disabled, borderColor: vars.border.default },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      color: 'HighlightText',
      selectors: {
        '&[data-on]': { background: 'Highlight', borderColor: 'Highlight' },
        [`${option}[aria-disabled=true] > &`]: { background: 'Canvas', borderColor: 'GrayText' },
      },
    },
  },
});
inPart(`${check} > svg[data-size]`, { strokeWidth: '2' });

export const line = part({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: '40px',
  paddingInline: '14px',
  font: vars.typography.dense,
  color: vars.text.tertiary,
  selectors: {
    [`${list}:not([hidden]) + &`]: { borderBlockStart: `${hair} ${vars.border.subtle}` },
    '&[data-tone=error]': { color: vars.status.danger.text },
  },
});
inPart(`${line} > button`, { marginInlineStart: 'auto', font: vars.typography.dense });
