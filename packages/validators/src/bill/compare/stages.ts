import { plainCharacters, type Skeleton, samePunctuationApart, skeleton } from './punctuation.ts';
import type { CosmeticKind } from './result.ts';

/** Stage at which two texts agree: 0 as they are, 1 blanks and line breaks apart, 2 case apart, 3 punctuation and width apart. */
export type Stage = 0 | 1 | 2 | 3;

const KINDS = ['same', 'wrap', 'case', 'punct'] as const;

/** What agreement at a stage is called. */
export const kindOf = (stage: Stage): 'same' | CosmeticKind => KINDS[stage];

/** One case for comparing; the result is never shown or stored. */
export const fold = (text: string): string => text.toLowerCase();

const ON_ONE_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** On one line, composed, every run of blanks and line breaks one blank: carriers wrap lines anew. */
const unwrap = (text: string): string =>
  ON_ONE_LINE.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(/[ \t\n\v\f\r]+/g, ' ')
        .trim();

/** What counts of a text at stage 3. */
export const skeletonOf = (text: string): Skeleton => skeleton(fold(plainCharacters(text)));

/** The first stage, up to `last`, at which two texts agree; null where they differ. */
export function stageOf(left: string, right: string, last: Stage = 3): Stage | null {
  if (left === right) return 0;
  const [a, b] = [unwrap(left), unwrap(right)];
  if (a === b) return 1;
  if (last > 1 && fold(a) === fold(b)) return 2;
  return last > 2 && samePunctuationApart(skeletonOf(left), skeletonOf(right)) ? 3 : null;
}
