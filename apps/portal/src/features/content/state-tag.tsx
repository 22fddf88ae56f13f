import type { NewsState } from '@lading/api-client/contract';
import { StatusTag } from '@lading/ui';
import { useText } from '../../i18n/text.ts';

interface Standing {
  readonly state: NewsState;
  /** it is on the site at this moment */
  readonly live: boolean;
  readonly publishTime: string | null;
}

const TONES = { draft: 'neutral', live: 'success', planned: 'info', over: 'neutral', withdrawn: 'warning' } as const;

/** What is published and not on the site begins later, or is over. */
function standingOf({ state, live, publishTime }: Standing): keyof typeof TONES {
  if (state !== 'published') return state;
  if (live) return 'live';
  return publishTime !== null && Date.parse(publishTime) > Date.now() ? 'planned' : 'over';
}

/** Where an article stands. */
export function StateTag(article: Standing) {
  const text = useText();
  const standing = standingOf(article);
  return <StatusTag tone={TONES[standing]}>{text(`content.standing.${standing}`)}</StatusTag>;
}
