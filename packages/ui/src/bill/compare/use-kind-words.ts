import type { FieldComparison } from '@lading/validators/bill';
import { type MessageId, useText } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import type { ReviewItem } from './review-items.ts';

/** What a difference in form is made of. */
export const kindWord = (text: Text<MessageId>, { kind }: FieldComparison): string =>
  text(kind ? `compare.kind.${kind}` : 'compare.kind.office');

/** The kinds of several, each once: `punctuation, line wrap`. */
export function useKindWords(items: readonly ReviewItem[]): string {
  const text = useText();
  const words = items.filter(({ kind }) => kind === 'cosmetic').map(({ fields: [field] }) => kindWord(text, field));
  return [...new Set(words)].join(text('compare.and'));
}
