import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { EmptyArt } from '../../art/index.ts';
import { Empty } from '../../empty/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { BrandLink } from '../../shell/brand-link.tsx';
import type { Brand } from '../../shell/types.ts';
import { StatusTag } from '../../status-tag/index.ts';
import { hidden } from '../../theme/hidden.css.ts';
import { BillSkeleton } from '../bill-form.tsx';
import { BillCompare } from '../compare/bill-compare.tsx';
import type { BillMarks } from '../compare/marks.ts';
import type { CompareSide } from '../compare/types.ts';
import type { Loadable } from '../loadable.ts';
import { whole } from '../one-scroller.css.ts';
import * as styles from './shared.css.ts';

/** What a share link opens. */
export interface SharedComparison {
  readonly left: CompareSide;
  readonly right: CompareSide;
  readonly marks: BillMarks;
  /** number of the bill */
  readonly number: string;
  /** who shared it */
  readonly by: string;
  /** where they work */
  readonly company?: string | undefined;
  /** ISO moment */
  readonly expiresAt: string;
  readonly hash?: string;
}

export interface SharedReviewProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** it is a page of its own: as high as the window */
  page?: boolean | undefined;
  /** whose page it is; stands first in its head */
  brand?: Brand | undefined;
  /** the comparison, or why the link opens nothing any more */
  shared: Loadable<SharedComparison | { readonly gone: 'expired' | 'revoked' | 'unknown' }>;
}

const NOWHERE = async () => ({ ok: true }) as const;
const SEEN = { viewed: true, newest: true };

interface ComparisonProps extends Pick<SharedReviewProps, 'brand'> {
  shared: SharedComparison;
  page: boolean;
}

function Comparison({ shared, page, brand }: ComparisonProps) {
  const text = useText();
  const format = useFormat();
  const { left, right, marks, number, by, company, expiresAt, hash } = shared;
  const Heading = page ? 'h2' : 'span';
  return (
    <>
      <header className={styles.head}>
        {brand && (
          <span className={styles.brand}>
            <BrandLink brand={brand} small />
          </span>
        )}
        {page ? (
          <span aria-hidden="true" className={styles.title}>
            {text('review.shared')}
          </span>
        ) : (
          <h2 className={styles.title}>{text('review.shared')}</h2>
        )}
        <Heading className={styles.number}>{number}</Heading>
        <StatusTag tone="info" glyph={icons.eye}>
          {company ? text('review.shared.byOf', { name: by, company }) : text('review.shared.by', { name: by })}
        </StatusTag>
        <span className={styles.until}>{text('review.shared.until', { at: format.minute(expiresAt) })}</span>
      </header>
      <BillCompare
        className={styles.compare}
        left={left}
        right={right}
        marks={marks}
        hash={hash}
        me={by}
        facts={SEEN}
        readOnly
        onMark={NOWHERE}
      />
    </>
  );
}

/** What a colleague without an account sees: the comparison with everything that was marked, nothing to decide. */
export const SharedReview = /* @__PURE__ */ forwardRef<HTMLElement, SharedReviewProps>(function SharedReview(
  { shared, page = false, brand, className = '', ...rest },
  ref,
) {
  const text = useText();
  const gone = shared.status === 'ready' && 'gone' in shared.data ? shared.data.gone : undefined;
  return (
    <section
      data-component="SharedReview"
      data-page={(page && !gone) || undefined}
      data-gone={gone}
      aria-label={text('review.shared')}
      {...rest}
      ref={ref}
      className={`${styles.shared} ${page ? whole : ''} ${className}`}
    >
      {page && <h1 className={hidden}>{text('review.shared')}</h1>}
      {shared.status === 'loading' && <BillSkeleton kind="MBL" />}
      {shared.status === 'error' && <ErrorPanel message={shared.message} onRetry={shared.retry} />}
      {gone && <Empty art={<EmptyArt />} title={text(`review.shared.${gone}`)} reason={text('review.shared.ask')} />}
      {shared.status === 'ready' && !('gone' in shared.data) && (
        <Comparison shared={shared.data} page={page} brand={brand} />
      )}
    </section>
  );
});
