import type { BillComparison } from '@lading/validators/bill';
import { useMemo } from 'react';
import type { HeldRef } from '../../foundations/held-ref.ts';
import { useText } from '../../i18n/provider.tsx';
import { Cards } from './cards.tsx';
import * as styles from './compare.css.ts';
import { FieldRail } from './field-rail.tsx';
import { PagePane, type Zoom } from './page-pane.tsx';
import type { ReviewItem } from './review-items.ts';
import type { BillCompareProps } from './types.ts';
import type { useIds } from './use-ids.ts';
import type { useMarks } from './use-marks.ts';
import type { Review, ReviewFilter } from './use-review.ts';
import { numbersOf, pageOf } from './use-setting.ts';
import { Versions } from './versions.tsx';

interface ComparePanesProps extends Pick<BillCompareProps, 'right' | 'versions' | 'version' | 'onVersion'> {
  comparison: BillComparison;
  review: Review;
  marking: ReturnType<typeof useMarks>;
  ids: ReturnType<typeof useIds>;
  zoom: Zoom;
  page: HeldRef<HTMLDivElement>;
  pageShown: boolean;
  onPage: () => void;
  onLine: (item: ReviewItem) => void;
  onFilter: (filter: ReviewFilter) => void;
  /** to the card of a field */
  onPath: (path: string) => void;
}

/** The list of fields, the cards, and the page that is printed, beside each other. */
export function ComparePanes(props: ComparePanesProps) {
  const { comparison, review, marking, ids, zoom, page, pageShown, right, versions = [], version } = props;
  const text = useText();
  const total = comparison.fields.length;
  const record = useMemo(() => pageOf(right), [right]);
  const numbers = useMemo(() => numbersOf(right), [right]);
  const { marks, failures, arrived } = marking;
  return (
    <>
      <FieldRail
        review={review}
        marks={marks}
        total={total}
        idOf={ids.lineId}
        onChoose={props.onLine}
        onFilter={props.onFilter}
        pageShown={pageShown}
        onPage={props.onPage}
      />
      <section className={styles.cards} aria-label={text('compare.cards')} data-pane="cards">
        <Cards
          review={review}
          marks={marks}
          failures={failures}
          arrived={arrived}
          writing={review.writing}
          total={total}
          idOf={ids.cardId}
        />
      </section>
      {pageShown && (
        <aside className={styles.aside} data-pane="page">
          <PagePane
            record={record}
            numbers={numbers}
            comparison={comparison}
            marks={marks}
            zoom={zoom}
            title={right.title}
            current={review.current?.fields[0].path}
            paneRef={page}
            onPath={props.onPath}
          />
          <Versions versions={versions} shown={version} onVersion={props.onVersion} />
        </aside>
      )}
    </>
  );
}
