import { englishLines } from '../theme/english-lines.ts';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const field = part({ display: 'flex', flexDirection: 'column', gap: vars.space['3'], minInlineSize: 0 });

export const labelRow = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['2']}`,
});
export const label = part({ font: vars.typography.label, color: vars.text.primary });
export const required = part({ font: vars.typography.label, color: vars.status.danger.text });
export const aside = part({ marginInlineStart: 'auto', font: vars.typography.caption, color: vars.text.tertiary });

/** The box around a control; the focus ring of what is inside it replaces its border. */
export const box = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: vars.component.field.height,
  paddingInline: vars.space['5'],
  border: `${hair} ${vars.component.field.border}`,
  borderRadius: vars.component.field.radius,
  background: vars.component.field.bg,
  font: vars.typography.body,
  fontSize: vars.density.font,
  color: vars.text.primary,
  transition: `border-color ${vars.transition.control}`,
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&:has(> :focus-visible)': {
      borderColor: vars.border.focus,
      outline: vars.component.focus.ring,
      outlineOffset: '-1px',
    },
    // An invalid box has a red border, except while the focus is inside: then the focus ring takes its place, and the icon and the
    // message alone say what is wrong.
    '&[data-invalid]:not(:has(> :focus-visible))': {
      borderColor: vars.component.field.borderInvalid,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.component.field.borderInvalid}`,
    },
    '&:has(> :disabled)': {
      background: vars.surface.disabled,
      borderColor: vars.border.default,
      color: vars.text.disabled,
    },
    '&:has(> input:not([type=hidden]):read-only:not(:disabled))': {
      paddingInline: 0,
      background: 'transparent',
      borderInlineWidth: 0,
      borderBlockStartWidth: 0,
      borderBlockEndColor: vars.border.default,
      borderRadius: vars.radius.none,
    },
    // It has no inset: the ring stands off, so that it does not touch the words.
    '&:is([data-readonly], :has(:is(input:not([type=hidden]), textarea):read-only:not(:disabled))):has(:focus-visible)':
      {
        outlineOffset: vars.space['1'],
      },
  },
  '@media': {
    // The border is no place to press.
    '(pointer: coarse)': { minBlockSize: `calc(${vars.component.field.height} + 2px)` },
    [forcedColors]: {
      selectors: {
        // Forced colours drop shadows, so the thicker border of an invalid box is an outline, drawn inside to keep the height.
        '&[data-invalid]:not(:has(:focus-visible))': {
          outline: `${hair} CanvasText`,
          outlineOffset: '-2px',
        },
        '&:has(> :disabled)': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
inPart(`${box} > svg`, { color: vars.text.tertiary });

export const control = part({
  flex: '1 1 0',
  minInlineSize: 0,
  // As high as the box, so that a press anywhere in it lands on the control.
  alignSelf: 'stretch',
  minBlockSize: `calc(${vars.component.field.height} - 2px)`,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  selectors: {
    // The prompt of an empty field is not set in the typewriter's face, which is for values.
    '&::placeholder': { color: vars.text.placeholder, fontFamily: vars.font.family.sans, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { opacity: 1 },
    '&[data-mono]': { fontFamily: vars.font.family.mono, fontFeatureSettings: '"zero" 1' },
    '&:autofill': {
      WebkitTextFillColor: vars.text.primary,
      boxShadow: `inset 0 0 0 100vmax ${vars.component.field.bg}`,
    },
  },
});

/** A unit or a country code before the words. */
export const affix = part({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  marginInlineStart: `calc(-1 * ${vars.space['5']})`,
  paddingInline: vars.space['5'],
  borderInlineEnd: `${hair} ${vars.border.default}`,
  color: vars.text.secondary,
  selectors: {
    // Ends before the border of the box: its dividing line would cross that where it is red.
    [`${box}[data-invalid] > &`]: { marginBlock: vars.borderWidth.hair },
    // A read-only field draws no box, so it needs no dividing line either.
    [`${box}:has(input:not([type=hidden]):read-only:not(:disabled)) > &`]: {
      borderInlineEndWidth: 0,
      paddingInlineEnd: 0,
    },
  },
});

/** A button at the end of the box. */
export const action = part({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${vars.space['5']})`,
  // Overlaps the border by a pixel, so that a button in it does not make the box higher.
  marginBlock: '-1px',
});
// The button ends inside the border, which its background would cover, and has no border of its own: two boxes in each other are
// one too many.
inPart(`${box} > ${action} > [data-component=IconButton]`, {
  blockSize: `calc(${vars.component.field.height} - 2 * ${vars.borderWidth.hair})`,
  '@media': { '(pointer: coarse)': { blockSize: vars.size.touch }, [forcedColors]: { borderWidth: 0 } },
});
inPart(`${box} > ${action} > [data-component=IconButton]:focus-visible`, { outlineOffset: '-4px' });

export const message = part({
  display: 'flex',
  gap: vars.space['2'],
  font: vars.typography.caption,
  color: vars.text.tertiary,
  selectors: {
    ...englishLines,
    '&[data-tone=error]': { color: vars.status.danger.text },
    '&[data-tone=warning]': { color: vars.status.warning.text },
  },
});
inPart(`${message} > svg`, { marginBlockStart: '1px' });

/** The repairs that one press puts in. */
export const cures = part({
  display: 'inline',
  // So far from the words before it that its focus ring does not touch them.
  marginInlineStart: vars.space['2'],
  selectors: { '&:not(:empty)::before': { content: '" "' } },
});
inPart(`${cures} > * + *`, { marginInlineStart: vars.space['4'] });
// In a line of small words the button keeps the line's height; what can be pressed is larger.
inPart(`${cures} > button`, { position: 'relative', minBlockSize: 0, verticalAlign: 'baseline' });
inPart(`${cures} > button:focus-visible`, { outlineOffset: 0 });
inPart(`${cures} > button::after`, { content: '""', position: 'absolute', inset: '-6px 0' });

/** A unit after the words. */
export const unit = part({ flex: 'none', font: vars.typography.caption, color: vars.text.tertiary });

// Prefix and unit of a disabled field: hardly darker than its value, and still dark enough to be read, as they are text.
const OUT = `${box}:has(:is(input, select, textarea):disabled)`;
inPart(`${OUT} > :is(${affix}, ${unit})`, {
  color: vars.text.tertiary,
  '@media': { '(prefers-contrast: more)': { color: vars.text.disabled }, [forcedColors]: { color: 'GrayText' } },
});
// With more contrast the colour of disabled text is itself dark enough to be read.
inPart(`[data-contrast="more"] ${OUT} > :is(${affix}, ${unit})`, {
  color: vars.text.disabled,
  '@media': { [forcedColors]: { color: 'GrayText' } },
});
inPart(`${OUT} > svg`, { color: 'inherit' });
