import type { PasteIssues } from '../../issues/paste.ts';

export const paste: Record<keyof PasteIssues, string> = {
  'paste.unknown': '“{text}” was not recognised; move it to its field or take it out of the pasted text',
  'paste.unknownColumn': 'No field takes the column “{text}”; it was left out',
  'paste.unit':
    'Type the figure without the unit “{unit}”{expected, select, none {} other {; this field is in {expected} already}}',
  'paste.otherUnit':
    'The figure is in “{unit}”; {expected, select, none {this field counts packages} other {convert it to {expected}}}',
  'paste.guessed': '“{text}” has no heading and no unit; it was put here for its size and place, please check',
  'paste.shortened':
    'The spreadsheet has shortened this number to “{text}” and its last digits are lost; format the column as text and copy it again',
  'paste.containerType': '“{text}” is not how a container type is written; type for example 40HQ or 45G1',
  'paste.repeated': '“{text}” stands in row {row} too; please check',
  'paste.noContainer': 'This row has no container number; add it',
};
