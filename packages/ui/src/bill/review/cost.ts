import type { MessageId } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import type { CutOff } from './types.ts';
import { timeIn } from './zone.ts';

/** What asking for a change costs now. */
export interface ChangeCost {
  /** the cut-off of the documents has passed */
  readonly due: boolean;
  readonly words: string;
}

/** What a change costs by the cut-off of the documents, by the port's clock; undefined where nobody knows. */
export function costOf(text: Text<MessageId>, cutOffs: readonly CutOff[], now: number): ChangeCost | undefined {
  const documents = cutOffs.find(({ code }) => code === 'DCO');
  if (!documents?.fee) return undefined;
  const { at, zone, fee } = documents;
  if (Date.parse(at) <= now) return { due: true, words: text('review.cutoff.passed', { fee }) };
  return { due: false, words: text('review.cutoff.free', { at: timeIn(at, zone) ?? at }) };
}
