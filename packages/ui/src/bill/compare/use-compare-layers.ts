import { useState } from 'react';
import { useMedia } from '../../theme/use-media.ts';
import type { BillCompareProps } from './types.ts';

const NARROW = '(max-width: 1179.98px)';

/** What is open beside the cards: the page, which a narrow screen leaves out unless it is wanted, the keys, the list of what is missing. */
export function useCompareLayers(keys: BillCompareProps['keys']) {
  const narrow = useMedia(NARROW);
  const [wantsPage, setWantsPage] = useState<boolean>();
  const pageShown = wantsPage ?? !narrow;
  const [ownHelp, setOwnHelp] = useState(false);
  const [listing, setListing] = useState(false);
  return {
    pageShown,
    turnPage: () => setWantsPage(!pageShown),
    /** the cards, which the page lies over on a narrow screen */
    uncover: () => narrow && setWantsPage(false),
    help: keys?.open ?? ownHelp,
    setHelp: keys?.onOpenChange ?? setOwnHelp,
    listing,
    setListing,
  };
}
