import type { TextIssues } from '../../issues/text.ts';

const customs = '{destination, select, US {US} other {EU}} customs';

export const text: Record<keyof TextIssues, string> = {
  'latin.char':
    'Line {line}, column {column}: ' +
    '{kind, select, space {a special space or a tab ({codePoint}); use an ordinary space, or none at the end of a line} ' +
    'invisible {an invisible character or a stray accent ({codePoint}); delete it} ' +
    'control {a special line end ({codePoint}); press Enter in its place} ' +
    'han {“{character}” is a Chinese character; write it in English} ' +
    'other {“{character}” ({codePoint}) is not allowed and has no plain equivalent; use other words} ' +
    'fullWidth {“{character}” ({codePoint}, full-width) is not allowed; use “{replacement}”} ' +
    'accent {“{character}” ({codePoint}, accent) is not allowed; use “{replacement}”} ' +
    'symbol {“{character}” ({codePoint}) is not allowed; use “{replacement}”}}' +
    '{more, plural, =0 {} other {. # more}}',
  'text.columns': 'Line {line} has {columns} characters; the bill prints {limit} in a line, start a new line earlier',
  'text.lines': 'There are {lines} lines; the bill prints {limit}, the rest may be cut off or go to a rider page',
  'text.length': 'There are {characters} characters; a house bill can carry {limit}; shorten the text',
  'goods.vague': `${customs} reject goods described only as “{word}”; say what they are, what they are made of and what they are used for`,
  'party.vague': `${customs} reject “{word}” in place of a party; write the full name and address`,
  'party.noCode':
    'China customs need the company code of this party: add a line with USCI+ or OC+ and the code, and a phone number',
};
