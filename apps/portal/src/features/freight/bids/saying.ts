import { BID_STATE, type BidState } from '@lading/api-client/contract';
import { useLanguage } from '@lading/ui';
import type { BidStateName } from '@lading/ui/bid-panel';
import { nameIn } from '../../../kit/rate-words.ts';
import { useDictionary } from '../../../lists/use-dictionary.ts';

type Named = Parameters<typeof nameIn>[1];

/** What became of a bid, by the number that the server says. */
export const stateName = (state: BidState): BidStateName =>
  (Object.keys(BID_STATE) as BidStateName[]).find((name) => BID_STATE[name] === state) ?? 'lost';

/** Those that can still become something. */
export const OPEN: readonly BidState[] = [BID_STATE.live, BID_STATE.outbid, BID_STATE.countered, BID_STATE.taken];

/** What can be bid more than. */
export const RAISED: readonly BidState[] = [BID_STATE.live, BID_STATE.outbid];

/** Lanes, sailings and boxes in the reader's words. */
export function useBidWords() {
  const language = useLanguage();
  const types = useDictionary('ctnType');
  const name = (one: Named) => nameIn(language, one);
  return {
    name,
    lane: ({ pol, pod }: { pol: Named; pod: Named }) => `${name(pol)} → ${name(pod)}`,
    service: ({ shipping, serviceCode }: { shipping: Named | null; serviceCode: string }) =>
      [shipping && name(shipping), serviceCode].filter(Boolean).join(' '),
    box: (ctnType: number) =>
      (types.status === 'ready' && types.data.find(({ id }) => id === ctnType)?.nameEn) || String(ctnType),
  };
}
