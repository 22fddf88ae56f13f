import { spinner } from '../button/button.css.ts';
import { message } from '../field/field.css.ts';
import { tickLabel, tickSpinner } from '../field/tick-label.ts';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** What is said under the box stands under the words. */
export const root = part({});
inPart(`${root} > ${message}:not([data-tone])`, {
  paddingInlineStart: `calc(${vars.size.icon.md} + ${vars.space['4']})`,
});
inPart(`${root} > ${message}[data-tone]`, {
  paddingInlineStart: '1px',
  gap: `calc(${vars.size.icon.md} + ${vars.space['4']} - ${vars.size.icon.sm} - 1px)`,
});

export const label = part({ ...tickLabel, paddingBlock: vars.space['2'] });
inPart(`${label} > ${spinner}`, tickSpinner);

export const cell = part({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  marginBlockStart: vars.space['1'],
});

export const input = part({
  appearance: 'none',
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  margin: 0,
  border: `${hair} ${vars.border.control}`,
  borderRadius: '3px',
  background: vars.surface.default,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&:is(:checked, :indeterminate)': {
      background: vars.action.primary.bg,
      borderColor: vars.action.primary.bg,
    },
    '&[aria-invalid=true]': { borderColor: vars.component.field.borderInvalid, borderWidth: vars.borderWidth.strong },
    '&:disabled': { background: vars.surface.disabled, borderColor: vars.border.default },
    '&[aria-busy=true]': { cursor: 'progress' },
    // Read-only: without its background it does not look as if it could be pressed.
    '&[aria-readonly=true]': { background: 'transparent', borderColor: vars.border.default },
    // With more contrast all lines are strong, so a dashed one tells a read-only box from one that can be pressed.
    '[data-contrast="more"] &[aria-readonly=true]': { borderStyle: 'dashed' },
  },
  '@media': {
    '(prefers-contrast: more)': { selectors: { '&[aria-readonly=true]': { borderStyle: 'dashed' } } },
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&:is(:checked, :indeterminate)': { background: 'Highlight', borderColor: 'Highlight' },
        '&[aria-invalid=true]': { borderColor: 'CanvasText' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&[aria-readonly=true]': { background: 'Canvas', borderColor: 'CanvasText', borderStyle: 'dashed' },
      },
    },
  },
});

export const mark = part({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'center',
  color: vars.action.primary.text,
  pointerEvents: 'none',
  selectors: {
    [`${input}:checked:not(:indeterminate) ~ &:nth-of-type(1)`]: { display: 'grid' },
    [`${input}:indeterminate ~ &:nth-of-type(2)`]: { display: 'grid' },
    [`${input}:disabled ~ &`]: { color: vars.text.disabled },
    [`${input}[aria-readonly=true] ~ &`]: { color: vars.text.primary },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      selectors: {
        [`${input}:disabled ~ &`]: { color: 'GrayText' },
        [`${input}[aria-readonly=true] ~ &`]: { color: 'CanvasText' },
      },
    },
  },
});
inPart(`${mark} > svg[data-size]`, { strokeWidth: '2' });
