import { toggle } from '../../combobox/combobox.css.ts';
import {
  aside,
  control,
  label as fieldLabel,
  box as frame,
  labelRow,
  message,
  required,
  field as row,
} from '../../field/field.css.ts';
import { mirror, sheet, text as textArea } from '../../text-area/text-area.css.ts';
import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** A box of the paper that holds a field: its label is printed, its value typed, and the tinted place is where one writes. */
export const box = screenPart({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1'],
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['3'],
});

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
// The counter of a party (lines, characters) is set as small text and not as code.
inScreen(`${box} > [data-component=TextArea] ${aside}`, {
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
// The star of a required field must not make its label's line higher than the one in the next box.
inScreen(`${box} ${required}`, { lineHeight: 1 });
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
// Nothing is chosen yet: the prompt is not set in the typewriter's face, which is for values.
inScreen(`${box} select:has(option[value=""]:checked)`, { fontFamily: vars.font.family.sans });
// The arrows of all lists in the form stand in one column.
inScreen(`${box} ${toggle}`, { justifyItems: 'end', paddingInlineEnd: vars.space['2'] });
inScreen(`${box} ${sheet}`, { paddingBlock: vars.space['1'] });
inScreen(`${box} ${textArea}`, { lineHeight: vars.font.leading.ui });
inScreen(`${box} ${message}`, { paddingInline: vars.space['2'] });
inScreen(`${box}[data-strong] ${control}`, {
  fontSize: vars.font.size['15'],
  fontWeight: vars.font.weight.medium,
});
// A party fills its box, so that a press anywhere in it lands in the text.
inScreen(`${box} > [data-component=TextArea]`, { inlineSize: '100%', maxInlineSize: 'none' });
inScreen(`${box} > [data-component=TextArea] ${frame}`, { flex: '1 1 auto' });
inScreen(`${box} > ${row}:not([data-component=TextArea])`, { flex: 'none' });

/** The printed description of a place, a field of its own under the chosen place; its label is for screen readers only. */
export const printed = screenPart({});
inScreen(`${printed} ${labelRow}`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

inScreen(`${box} ${frame}`, { '@media': { [below.sm]: { minBlockSize: vars.size.touch } } });
// On a phone its single line stands in the middle of the higher field, as in the fields around it.
inScreen(`${box} ${printed} :is(.${textArea}, .${mirror})`, { '@media': { [below.sm]: { paddingBlock: '10px' } } });
