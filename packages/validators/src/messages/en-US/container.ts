import type { ContainerIssues, SizeTypeIssues } from '../../issues/container.ts';
import * as written from './written.ts';

const size = 'size and type code';

export const container: Record<keyof (ContainerIssues & SizeTypeIssues), string> = {
  'container.chars': written.chars('A container number is 4 capital English letters and 7 digits'),
  'container.case': written.small,
  'container.separators': written.separators('container number'),
  'container.fullWidth': written.fullWidth,
  'container.lookalike': written.lookalike,
  'container.length': `A container number is 4 capital English letters and 7 digits, {expected} characters; ${written.given}`,
  'container.category':
    'Letter 4 must be U (container), J (detachable equipment) or Z (trailer or chassis), not “{actual}”',
  'container.checkDigit':
    'The last digit should be {expected}, not {actual}; compare every character with the original document',
  'sizeType.chars': written.chars('The code is length, height and type, such as 45G1'),
  'sizeType.case': written.small,
  'sizeType.separators': written.separators(size),
  'sizeType.fullWidth': written.fullWidth,
  'sizeType.lookalike': written.lookalike,
  'sizeType.length': `A size and type code has {expected} characters, such as 45G1; ${written.given}`,
  'sizeType.trade': '“{written}” is a trade name; type the code {code}',
  'sizeType.type':
    'No container type is called “{type}”; end with a type such as G1 (general purpose), R1 (reefer) or U1 (open top)',
};
