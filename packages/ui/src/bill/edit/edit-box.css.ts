import { toggle } from '../../combobox/combobox.css.ts';
import { aside, control, box as frame, labelRow, message, field as row } from '../../field/field.css.ts';
import { paperField } from '../../field/paper-field.ts';
import { mirror, sheet, text as textArea } from '../../text-area/text-area.css.ts';
import { below, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** A box of the paper that holds a field: its label is printed, its value typed, and the tinted place is where one writes. */
export const box = screenPart({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1'],
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['3'],
});

paperField(box);
// The counter of a party (lines, characters) is set as small text and not as code.
inScreen(`${box} > [data-component=TextArea] ${aside}`, {
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
// Nothing is chosen yet: the prompt is not set in the typewriter's face, which is for values.
inScreen(`${box} select:has(option[value=""]:checked)`, { fontFamily: vars.font.family.sans });
// The arrows of all lists in the form stand in one column.
inScreen(`${box} ${toggle}`, { justifyItems: 'end', paddingInlineEnd: vars.space['2'] });
// A key stroke lays out the text alone: it lies over its mirror, which is as high as a party at the least.
inScreen(`${box} ${sheet}`, { position: 'relative', paddingBlock: vars.space['1'] });
inScreen(`${box} ${mirror}`, { minBlockSize: '4lh' });
inScreen(`${box} ${textArea}`, {
  position: 'absolute',
  gridArea: 'auto',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlock: vars.space['1'],
  contain: 'strict',
  lineHeight: vars.font.leading.ui,
});
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
inScreen(`${box} ${printed} ${mirror}`, { minBlockSize: 'auto' });
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
inScreen(`${box} ${printed} ${mirror}`, { '@media': { [below.sm]: { paddingBlock: '10px' } } });
inScreen(`${box} ${printed} ${textArea}`, {
  '@media': { [below.sm]: { paddingBlock: `calc(10px + ${vars.space['1']})` } },
});
