import type { ReactNode } from 'react';
import { Empty } from '../empty/empty.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { skeleton } from '../skeleton/skeleton.css.ts';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import type { RateCardProps } from './rate-card-props.ts';
import * as styles from './rate-instead.css.ts';
import { main } from './rate-main.css.ts';
import { stub } from './rate-stub.css.ts';

/** A slip as high as the one to come. */
function Waiting() {
  const text = useText();
  return (
    <>
      <div className={main}>
        <VisuallyHidden live>{text('loading')}</VisuallyHidden>
        <div className={`${skeleton} ${styles.bars}`} aria-hidden="true">
          <SkeletonBar className={styles.name} />
          <div className={styles.route}>
            <SkeletonBar className={styles.end} />
            <SkeletonBar className={styles.line} />
            <SkeletonBar className={styles.end} />
          </div>
          <SkeletonBar className={styles.prices} />
        </div>
      </div>
      <div className={`${stub} ${styles.stub}`} aria-hidden="true">
        <div className={`${skeleton} ${styles.bars}`}>
          <SkeletonBar className={styles.amount} />
          <SkeletonBar className={styles.whole} />
          <SkeletonBar className={styles.whole} />
          <SkeletonBar className={styles.actions} />
          <SkeletonBar className={styles.closing} />
        </div>
      </div>
    </>
  );
}

/** What a slip without a rate says: it is on its way, could not be had, or there is none. */
export function RateInstead({
  loading,
  error,
  emptyReason,
  actions,
}: Pick<RateCardProps, 'loading' | 'error' | 'emptyReason'> & { actions: ReactNode }) {
  const text = useText();
  if (loading) return <Waiting />;
  if (error) return <ErrorPanel className={styles.all} title={text('rate.failed')} {...error} />;
  return (
    <Empty
      className={styles.all}
      title={text('rate.none')}
      reason={emptyReason ?? text('rate.noneReason')}
      action={actions}
    />
  );
}
