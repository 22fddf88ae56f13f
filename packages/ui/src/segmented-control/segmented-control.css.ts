import { spinner } from '../button/button.css.ts';
import { field } from '../field/field.css.ts';
import { hair } from '../theme/hair.ts';
import { hidden } from '../theme/hidden.css.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const control = part({
  display: 'inline-flex',
  gap: vars.space['1'],
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: vars.space['1'],
  borderRadius: '5px',
  background: vars.surface.sunken,
  boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.border.subtle}`,
  selectors: {
    '&[aria-invalid=true]': {
      outline: `${vars.borderWidth.strong} solid ${vars.component.field.borderInvalid}`,
      outlineOffset: '-1px',
    },
  },
  '@media': {
    [forcedColors]: {
      outline: `${hair} CanvasText`,
      selectors: { '&[aria-invalid=true]': { outlineWidth: vars.borderWidth.strong } },
    },
  },
});

// As wide as its choices, also where fields take the whole row.
inPart(`${field} > ${control}`, { alignSelf: 'start' });

const INSET = '10px';
const RING = '10px';

export const option = part({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space['3'],
  blockSize: `calc(${vars.density.controlSm} - 4px)`,
  paddingInline: INSET,
  borderRadius: '3px',
  color: vars.text.secondary,
  font: vars.typography.dense,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:has(:checked)': {
      background: vars.surface.default,
      color: vars.text.primary,
      // Inside, or it would be one thick line with the edge of the whole.
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.border.default}, ${vars.shadow.card}`,
    },
    '&:has(:focus-visible)': { outline: vars.component.focus.ring, outlineOffset: '-1px' },
    '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' },
    // The ring and what keeps it from the words come out of the two insets, so the width stays.
    '&[data-loading]:not([data-icon])': { paddingInline: `calc(${INSET} - (${RING} + ${vars.space['2']}) / 2)` },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': { outline: `${vars.borderWidth.strong} solid Highlight` },
        '&:has(:disabled)': { color: 'GrayText', outlineColor: 'GrayText' },
      },
    },
  },
});
inPart(`${option} > .${hidden.split(' ').join('.')}`, { pointerEvents: 'none' });
inPart(`${option}[data-icon] > ${spinner}`, { marginInline: '1px' });
inPart(`${option}:not([data-icon]) > ${spinner}`, {
  inlineSize: RING,
  blockSize: RING,
  marginInlineEnd: `calc(${vars.space['2']} - ${vars.space['3']})`,
});
