import { useState } from 'react';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { SegmentedControl } from '../../segmented-control/index.ts';
import { BillPreview } from '../bill-preview.tsx';
import { BillTabs } from '../bill-tabs.tsx';
import type { CopyConfirmContent } from '../copy-confirm-body.tsx';
import { allDifferences } from './bill-mark.tsx';
import * as styles from './body.css.ts';
import type { Compare } from './compare-shared.ts';
import { type CompareCalls, ComparedBills } from './compared-bills.tsx';
import type { Side } from './flag-words.ts';
import { FlaggedBills } from './flagged-bills.tsx';
import { NewerBanner } from './newer-banner.tsx';
import { Nothing } from './nothing.tsx';
import { datedTitle, titleOf } from './pair.ts';
import { PairChoice } from './pair-choice.tsx';
import type { ReviewView } from './review-view.ts';
import { tabItems } from './tab-items.tsx';
import type { ReviewTab, VersionRef } from './types.ts';
import { useNewer } from './use-newer.ts';
import { useTab } from './use-tab.ts';
import { useViewed } from './use-viewed.ts';

interface TabsOptions extends Pick<CopyConfirmContent, 'kind' | 'file' | 'onDownload'> {
  view: ReviewView;
  calls: CompareCalls;
  Compare: Compare | null | undefined;
  setPlace(place: number): void;
  safely(then: () => void): void;
  initialTab: ReviewTab | undefined;
  onTab: ((tab: ReviewTab) => void) | undefined;
}

interface AsideProps {
  view: ReviewView;
  shown: Side;
  onShown: (side: Side) => void;
}

/** Which of the two versions the bills show. */
function Sides({ view, shown, onShown }: AsideProps) {
  const text = useText();
  const format = useFormat();
  const { instruction, draft } = view.base;
  if (!instruction || !draft) return null;
  return (
    <SegmentedControl
      label={text('review.show')}
      value={shown}
      onChange={(value) => onShown(value as Side)}
      options={[
        { value: 'left', label: datedTitle(text, format, instruction) },
        { value: 'right', label: titleOf(text, draft) },
      ]}
    />
  );
}

/** The tabs of the review, what stands beside them, and the way to a place of the comparison. */
export function useReviewTabs({ view, calls, Compare, safely, ...options }: TabsOptions) {
  const { review, base, bills, place, versions } = view;
  const text = useText();
  const [shown, setShown] = useState<Side>('right');
  const { instruction, draft, newer, pair, decides } = base;
  const { tab, visit, go, goFlag, select } = useTab({
    bills,
    place,
    setPlace: options.setPlace,
    initialTab: options.initialTab,
    onTab: options.onTab,
    back: base.back,
    toHouses: () => draft && base.choose({ left: 'houses', right: draft }),
  });
  const { way, switchTo } = useNewer(review, base, bills);
  const version: VersionRef | undefined = shown === 'left' ? (instruction ?? draft) : draft;
  useViewed(view, tab === 'compare' ? decides : tab === 'bills' && shown === 'right');

  const choosePair = (next: typeof pair) => safely(() => base.choose(next));
  const banner = newer && <NewerBanner newer={newer} way={way} onSwitch={() => void switchTo(bills[place] ?? null)} />;
  const empty = <Nothing review={review} base={base} />;
  const { other } = review;
  const items = tabItems(text, options.kind, {
    differences: allDifferences(view.counts, view.inHouses.count),
    preview: (
      <div className={styles.rest}>
        <BillPreview file={options.file} onDownload={options.onDownload} />
      </div>
    ),
    bills: (
      <>
        {banner}
        <div className={styles.rest}>
          {version ? <FlaggedBills view={view} version={version} shown={shown} onGo={goFlag} /> : empty}
        </div>
      </>
    ),
    other: other && (
      <div className={styles.rest}>
        <BillTabs label={text('bill.copy.bills')} {...other} />
      </div>
    ),
    compare: (
      <>
        {banner}
        {pair && version ? (
          <ComparedBills
            {...calls}
            view={view}
            Compare={Compare}
            pair={pair}
            version={version}
            visit={visit}
            onPair={choosePair}
          />
        ) : (
          <div className={styles.rest}>{empty}</div>
        )}
      </>
    ),
  });
  const aside =
    tab === 'compare'
      ? pair && <PairChoice pair={pair} versions={versions} inHouses={view.inHouses} onPair={choosePair} />
      : tab === 'bills' && <Sides view={view} shown={shown} onShown={setShown} />;
  return { tab, items, aside, go, select };
}
