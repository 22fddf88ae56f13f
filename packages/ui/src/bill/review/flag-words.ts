import type { FieldComparison } from '@lading/validators/bill';
import type { MessageId } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import { linesOfSide } from '../compare/pieces.ts';

/** Which side of the comparison is on the page. */
export type Side = 'left' | 'right';

/** Characters a flag has room for. */
const ROOM = 14;
const cut = (words: string) => (words.length > ROOM ? `${words.slice(0, ROOM - 1)}…` : words);

/** What the other version says at this place, as short as a flag: the first word that is not here. */
export function flagWords(text: Text<MessageId>, field: FieldComparison, shown: Side, other: string): string {
  const side = shown === 'left' ? 'right' : 'left';
  if (field.row) return text('review.flag.none', { side: other });
  if (!field[side]) return text('review.flag.empty', { side: other });
  const pieces = linesOfSide(field.segments ?? [], side).flatMap((line) => line.pieces);
  const first = pieces.find(({ changed, cosmetic }) => changed && !cosmetic)?.text.trim();
  return text('review.flag', { side: other, words: cut(first || field[side].replace(/\s+/g, ' ')) });
}
