import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const box = part({
  minInlineSize: 0,
  border: `${hair} ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.default,
  selectors: {
    '&[data-invalid]': {
      borderColor: vars.component.field.borderInvalid,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.component.field.borderInvalid}`,
    },
  },
});

export const tools = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  padding: vars.space['2'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  background: vars.surface.sunken,
});
export const group = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1'],
  selectors: {
    '& + &': { paddingInlineStart: vars.space['2'], borderInlineStart: `${hair} ${vars.border.subtle}` },
  },
});
export const tool = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.density.controlSm,
  blockSize: vars.density.controlSm,
  paddingInline: vars.space['2'],
  border: `${hair} transparent`,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: vars.text.primary,
  font: vars.typography.dense,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    '&[aria-pressed=true]': { background: vars.surface.selected, borderColor: vars.border.default },
    '&[aria-disabled=true]': { background: 'none', color: vars.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '-1px' },
  },
  '@media': {
    '(pointer: coarse)': { minInlineSize: vars.size.touch, blockSize: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[aria-pressed=true]': { outline: `${vars.borderWidth.strong} solid Highlight` },
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
});

export const sheet = part({ minBlockSize: '240px' });
// What is written in fills the sheet, so that a press anywhere puts the cursor there.
inPart(`${sheet} [contenteditable]`, {
  minBlockSize: '240px',
  padding: vars.space['5'],
  outline: 'none',
  // Blanks that are typed stay, as editors expect.
  whiteSpace: 'pre-wrap',
});
inPart(`${sheet} [contenteditable] > * + *`, { marginBlockStart: vars.space['5'] });
inPart(`${box}:has([contenteditable]:focus-visible)`, {
  borderColor: vars.border.focus,
  outline: vars.component.focus.ring,
  outlineOffset: '-1px',
});

/** Drawn, not said: the button has a name in words. */
export const sign = part({ selectors: { '&::before': { content: 'attr(data-sign)' } } });
