import type { PasteIssues } from '../../issues/paste.ts';

export const paste: Record<keyof PasteIssues, string> = {
  'paste.unknown': '“{text}” was not recognised; move it to its field or remove it from the pasted text',
  'paste.unknownColumn': 'No field matches the column “{text}”; it was left out',
  'paste.unit':
    'Type the figure without the unit “{unit}”{expected, select, none {} other {; this field is in {expected} already}}',
  'paste.otherUnit':
    'The figure is in “{unit}”; {expected, select, none {this field counts packages} other {convert it to {expected}}}',
  'paste.guessed': '“{text}” has no heading and no unit; it was placed here by its size and position, please check',
  'paste.shortened':
    'The spreadsheet shortened this number to “{text}” and lost its last digits; format the column as text and copy it again',
  'paste.containerType': '“{text}” is not a known container type; type for example 40HQ or 45G1',
  'paste.repeated': '“{text}” is also in row {row}; please check',
  'paste.noContainer': 'This row has no container number; add it',
};
