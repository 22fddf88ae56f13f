import { hair } from '../theme/hair.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const options = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['9']}`,
  selectors: { '&[data-stacked]': { flexDirection: 'column', alignItems: 'start' } },
});

/** Beside the last of them, on its first line. */
export const busy = part({ display: 'grid', alignItems: 'center', blockSize: '28px' });

export const option = part({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon.md} minmax(0, 1fr)`,
  columnGap: vars.space['4'],
  alignItems: 'start',
  paddingBlock: vars.space['2'],
  font: vars.typography.body,
  fontSize: vars.density.font,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' },
    '[aria-readonly=true] > &': { cursor: 'default' },
    '[aria-readonly=true] > &:has(:disabled)': { color: vars.text.tertiary },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch, alignContent: 'center' },
    [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
});

// Read-only: without its background it does not look as if it could be pressed; outline and dot stay.
const READ = '[aria-readonly=true] &';
const dot = (ink: string) => ({
  borderWidth: vars.borderWidth.hair,
  background: `radial-gradient(circle, ${ink} 3px, transparent 3.5px)`,
});

export const input = part({
  appearance: 'none',
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  margin: 0,
  marginBlockStart: vars.space['1'],
  border: `${hair} ${vars.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.surface.default,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&:checked': { borderColor: vars.action.primary.bg, borderWidth: '5px' },
    '&[aria-invalid=true], [aria-invalid=true] &': { borderColor: vars.component.field.borderInvalid },
    '[aria-invalid=true] &:not(:checked, :disabled)': { borderWidth: vars.borderWidth.strong },
    '&:disabled': { background: vars.surface.disabled, borderColor: vars.border.default },
    [READ]: { background: 'transparent', borderColor: vars.border.default },
    [`${READ}:checked`]: dot(vars.text.primary),
    // With more contrast all lines are strong, so a dashed one tells a read-only button from one that can be pressed.
    [`[data-contrast="more"] ${READ}`]: { borderStyle: 'dashed' },
  },
  '@media': {
    '(prefers-contrast: more)': { selectors: { [READ]: { borderStyle: 'dashed' } } },
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '[aria-invalid=true] &': { borderColor: 'CanvasText' },
        '&:checked': { borderColor: 'Highlight' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        [READ]: { borderColor: 'CanvasText', borderStyle: 'dashed' },
        [`${READ}:checked`]: dot('CanvasText'),
      },
    },
  },
});

export const note = part({ gridColumn: 2, font: vars.typography.caption, color: vars.text.tertiary });
