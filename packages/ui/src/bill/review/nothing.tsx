import { Empty } from '../../empty/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as styles from './body.css.ts';
import type { BillReviewSource } from './types.ts';
import type { Base } from './use-base.ts';

interface NothingProps {
  review: BillReviewSource;
  base: Base;
}

function Why({ review, base }: NothingProps) {
  const text = useText();
  if (review.versions.status === 'error')
    return <ErrorPanel message={review.versions.message} onRetry={review.versions.retry} />;
  if (review.versions.status === 'loading') return null;
  return base.draft ? (
    <Empty title={text('review.empty')} reason={text('review.empty.reason')} />
  ) : (
    <Empty title={text('review.nodraft')} reason={text('review.nodraft.reason')} />
  );
}

/** Nothing to compare: what is missing, or why it cannot be had. */
export const Nothing = (props: NothingProps) => (
  <div className={styles.state}>
    <Why {...props} />
  </div>
);
