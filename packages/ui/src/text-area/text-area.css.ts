import { aside, labelRow } from '../field/field.css.ts';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Text and mirror lie in one cell, so the cell is as high as the text. */
export const sheet = part({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, paddingBlock: vars.space['4'] });

const same = {
  gridArea: '1 / 1',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  font: 'inherit',
  lineHeight: vars.font.leading.ui,
  letterSpacing: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
} as const;

export const mirror = part({
  ...same,
  color: 'transparent',
  pointerEvents: 'none',
  userSelect: 'none',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
export const text = part({
  ...same,
  position: 'relative',
  overflow: 'hidden',
  resize: 'none',
  background: 'none',
  color: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.text.placeholder, fontFamily: vars.font.family.sans, opacity: 1 },
    '&:disabled': { opacity: 1 },
  },
  '@media': {
    // The system would put a plate behind the words, over what is marked there.
    [forcedColors]: { forcedColorAdjust: 'none', selectors: { '&::placeholder': { color: 'GrayText' } } },
  },
});

export const box = part({
  position: 'relative',
  alignItems: 'stretch',
  selectors: {
    '&:has(textarea:focus-visible)': {
      borderColor: vars.border.focus,
      outline: vars.component.focus.ring,
      outlineOffset: '-1px',
    },
    '&:has(textarea:disabled)': {
      background: vars.surface.disabled,
      borderColor: vars.border.default,
      color: vars.text.disabled,
    },
    '&:has(textarea:read-only:not(:disabled))': {
      paddingInline: 0,
      background: 'transparent',
      borderInlineWidth: 0,
      borderBlockStartWidth: 0,
      borderBlockEndColor: vars.border.default,
      borderRadius: vars.radius.none,
    },
    '&[data-mono]': {
      fontFamily: vars.font.family.mono,
      fontSize: vars.font.size['13'],
      fontFeatureSettings: '"zero" 1',
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has(textarea:disabled)': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});
/** A line that fits the box fits the carrier's print. */
export const printed = part({ inlineSize: 'fit-content', maxInlineSize: '100%' });
inPart(`${printed} ${sheet}`, {
  inlineSize: `calc(${vars.component.bill.columns} * 1ch)`,
  flex: 'none',
  maxInlineSize: '100%',
});

export const mark = part({
  background: vars.mark.bg,
  color: 'transparent',
  boxShadow: `0 2px 0 ${vars.mark.line}`,
  // The words over it keep their own ink, which the full highlighter would swallow where it is bright at night.
  selectors: { '[data-contrast="more"] &': { background: vars.mark.bgSoft } },
  '@media': {
    '(prefers-contrast: more)': { background: vars.mark.bgSoft },
    [forcedColors]: {
      forcedColorAdjust: 'none',
      outline: `${hair} Highlight`,
      background: 'transparent',
      boxShadow: '0 2px 0 Highlight',
    },
  },
});

export const over = part({ color: vars.status.warning.text, fontWeight: vars.font.weight.medium });
/** Over the last line, so that the box keeps its width. */
export const busy = part({
  position: 'absolute',
  insetBlockEnd: vars.space['4'],
  insetInlineEnd: vars.space['4'],
  display: 'grid',
});
/** The label and its counter are as wide as the box below them. */
export const narrow = part({ inlineSize: 'fit-content', maxInlineSize: '100%' });
// What stands over and under the box is broken at its edge instead of making it wider.
inPart(`${narrow} > :not(${box})`, { inlineSize: 0, minInlineSize: '100%' });
inPart(`${narrow} > ${labelRow} > ${aside}`, { flex: 'none' });
