import { hair } from '../theme/hair.ts';
import { forcedColors, inScreen } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { aside, control, label as fieldLabel, box as frame, labelRow, required, field as row } from './field.css.ts';

/** Rules for the fields in a box of a paper: their labels are printed, their values typed, and the tinted place is where one writes. */
export function paperField(box: string): void {
  inScreen(`${box} ${row}`, { gap: '1px', flex: '1 1 auto' });
  inScreen(`${box} ${labelRow}`, { paddingInline: vars.space['2'] });
  inScreen(`${box} ${fieldLabel}`, {
    font: vars.typography.preprint,
    letterSpacing: vars.typography.preprintTracking,
    color: vars.component.bill.label,
    whiteSpace: 'nowrap',
  });
  inScreen(`${box} ${fieldLabel}:lang(zh)`, { letterSpacing: 0 });
  inScreen(`${box} ${aside}`, {
    fontFamily: vars.font.family.mono,
    fontSize: vars.font.size['11'],
    lineHeight: vars.font.leading.text,
    color: vars.component.bill.label,
  });
  // The star of a required field must not make its label's line higher than the one in the next box, nor stand on a line of its own.
  inScreen(`${box} ${required}`, { lineHeight: 1 });
  inScreen(`${box} ${labelRow}:not(:has(> ${aside}))`, { flexWrap: 'nowrap' });
  inScreen(`${box} ${frame}`, {
    inlineSize: '100%',
    minBlockSize: '26px',
    gap: vars.space['2'],
    paddingInline: vars.space['2'],
    border: 0,
    borderBlockEnd: `${hair} ${vars.border.preprint}`,
    borderRadius: vars.radius.none,
    background: vars.surface.paperAlt,
    font: vars.typography.typed,
    fontFeatureSettings: '"zero" 1',
    color: vars.component.bill.value,
    '@media': { [forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  });
  inScreen(`${box} ${frame}:hover`, { borderColor: vars.border.preprintStrong });
  inScreen(`${box} ${frame}[data-invalid]`, {
    borderColor: vars.component.field.borderInvalid,
    background: vars.status.danger.bg,
  });
  // An invalid field has a frame of two pixels instead of the line under it.
  inScreen(`${box} ${frame}[data-invalid]:not(:has(> :focus-visible))`, {
    borderBlockEndWidth: 0,
    paddingBlockEnd: vars.borderWidth.hair,
    boxShadow: `inset 0 0 0 ${vars.borderWidth.strong} ${vars.component.field.borderInvalid}`,
  });
  inScreen(`${box} ${control}`, { minBlockSize: '24px' });
}
