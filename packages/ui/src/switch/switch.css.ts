import { createVar } from '@vanilla-extract/css';
import { spinner } from '../button/button.css.ts';
import { message } from '../field/field.css.ts';
import { tickLabel, tickSpinner } from '../field/tick-label.ts';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** What is said under the switch stands under the words. */
export const root = part({});
inPart(`${root} > ${message}`, { paddingInlineStart: `calc(${vars.space['10']} + ${vars.space['4']})` });

export const label = part({ ...tickLabel, paddingBlock: vars.space['1'] });
inPart(`${label} > ${spinner}`, tickSpinner);

// Under strong contrast both tracks would be as dark as each other: off is an outline, out of use is paler, and what is only
// to be read is dashed.
const edge = createVar();
const OFF = '&:not(:checked, [aria-readonly=true])';
const off = { background: 'transparent', boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${edge}` };
const offKnob = { background: edge };
const OUT = '&:disabled:checked';
const out = { background: edge };
const READ = '&[aria-readonly=true]';
const read = { boxShadow: 'none', border: `${vars.borderWidth.hair} dashed ${vars.border.control}` };
const readKnob = { insetBlockStart: vars.borderWidth.hair };

export const input = part({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: vars.space['10'],
  blockSize: '18px',
  margin: 0,
  marginBlockStart: '1px',
  borderRadius: vars.radius.full,
  vars: { [edge]: vars.border.control },
  background: vars.border.control,
  cursor: 'inherit',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.space['1'],
      insetInlineStart: vars.space['1'],
      inlineSize: '14px',
      blockSize: '14px',
      borderRadius: vars.radius.full,
      background: vars.surface.default,
      transition: `inset-inline-start ${vars.transition.control}`,
    },
    '&:checked': { background: vars.action.primary.bg },
    '&:checked::after': { insetInlineStart: vars.space['7'] },
    '&:disabled': { vars: { [edge]: vars.text.disabled }, background: vars.border.default },
    '&[aria-busy=true]': { cursor: 'progress' },
    // Read-only: without its background it does not look as if it could be pressed.
    '&[aria-readonly=true]': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.border.control}`,
      cursor: 'default',
    },
    '&[aria-readonly=true]::after': { background: vars.text.secondary },
    [`[data-contrast="more"] ${OFF}`]: off,
    [`[data-contrast="more"] ${OFF}::after`]: offKnob,
    [`[data-contrast="more"] ${OUT}`]: out,
    [`[data-contrast="more"] ${READ}`]: read,
    [`[data-contrast="more"] ${READ}::after`]: readKnob,
  },
  '@media': {
    '(prefers-contrast: more)': {
      selectors: { [OFF]: off, [`${OFF}::after`]: offKnob, [OUT]: out, [READ]: read, [`${READ}::after`]: readKnob },
    },
    [forcedColors]: {
      border: `${hair} CanvasText`,
      selectors: {
        '&::after': { insetBlockStart: '1px', background: 'CanvasText' },
        '&:checked': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::after': { background: 'GrayText' },
        '&:disabled:checked': { background: 'Canvas' },
        '&[aria-readonly=true]:checked': { background: 'Canvas' },
        '&[aria-readonly=true]::after': { background: 'CanvasText' },
      },
    },
  },
});
