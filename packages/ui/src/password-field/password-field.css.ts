import { message } from '../field/field.css.ts';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const password = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  minInlineSize: 0,
});
export const aside = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  font: vars.typography.caption,
  color: vars.text.tertiary,
});
// A finger has room above the words, where nothing else is pressed.
inPart(`${aside} > a`, {
  '@media': {
    '(pointer: coarse)': {
      position: 'relative',
      display: 'inline-block',
      minInlineSize: vars.size.touch,
      textAlign: 'end',
    },
  },
});
inPart(`${aside} > a::after`, {
  '@media': { '(pointer: coarse)': { content: '""', position: 'absolute', inset: '-24px 0 -8px' } },
});
// The bars belong to the box: what is said about it comes after them.
inPart(`${password} > [data-component=PasswordField]`, { display: 'contents' });
inPart(`${password} ${message}`, { order: 1 });

// One line high whether there is something to say or not: the form does not move.
export const meter = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(3.5em, auto)',
  gap: vars.space['2'],
  alignItems: 'center',
  minBlockSize: '18px',
  font: vars.typography.caption,
  // In Chinese the strength is one character, so its column may be narrow.
  selectors: { '&:lang(zh)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(1.5em, auto)' } },
});

export const bar = part({
  blockSize: vars.space['2'],
  background: vars.surface.sunken,
  boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.border.default}`,
  selectors: {
    '[data-strength=weak] > &[data-on]': { background: vars.status.danger.solid, boxShadow: 'none' },
    '[data-strength=fair] > &[data-on]': { background: vars.status.warning.solid, boxShadow: 'none' },
    '[data-strength=strong] > &[data-on]': { background: vars.status.success.solid, boxShadow: 'none' },
  },
  '@media': {
    [forcedColors]: {
      border: `${hair} CanvasText`,
      background: 'Canvas',
      selectors: { '[data-strength] > &[data-on]': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const word = part({
  textAlign: 'end',
  fontWeight: vars.font.weight.medium,
  selectors: {
    '[data-strength=weak] > &': { color: vars.status.danger.text },
    '[data-strength=fair] > &': { color: vars.status.warning.text },
    '[data-strength=strong] > &': { color: vars.status.success.text },
  },
});
