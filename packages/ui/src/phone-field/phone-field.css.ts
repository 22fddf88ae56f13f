import { aside, box } from '../field/field.css.ts';
import { hair } from '../theme/hair.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const send = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  // As wide as its longest text, so that nothing moves while it counts the seconds.
  minInlineSize: '108px',
  gap: vars.space['3'],
  // Ends before the border of the box: its dividing line would cross that where it is red.
  marginBlock: vars.borderWidth.hair,
  paddingInline: vars.space['5'],
  borderInlineStart: `${hair} ${vars.border.default}`,
  borderStartEndRadius: vars.component.field.radius,
  borderEndEndRadius: vars.component.field.radius,
  color: vars.text.link,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    [`${box}[data-invalid] &`]: { marginBlock: vars.borderWidth.strong },
    '&:hover:not([aria-disabled], :disabled)': { background: vars.surface.hover, color: vars.text.linkHover },
    '&[aria-disabled=true]': { color: vars.text.tertiary, fontWeight: vars.font.weight.regular, cursor: 'default' },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

// In the line of a label it is a link: no box that it would divide.
inPart(`${aside} > ${send}`, {
  minInlineSize: 0,
  marginBlock: 0,
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  font: vars.typography.caption,
});
inPart(`${aside} > ${send}:focus-visible`, { outlineOffset: 0 });
