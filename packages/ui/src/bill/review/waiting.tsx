import { Button } from '../../button/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { BillSkeleton } from '../bill-form.tsx';
import type { Loadable } from '../loadable.ts';
import * as styles from './body.css.ts';

interface WaitingProps {
  parts: readonly Loadable<unknown>[];
}

const failureOf = ({ parts }: WaitingProps) => {
  const failed = parts.find((part) => part.status === 'error');
  return failed?.status === 'error' ? failed : undefined;
};

/** The first that failed, or that something is on its way. */
export function Waiting(props: WaitingProps) {
  const text = useText();
  const failed = failureOf(props);
  if (!failed) return <BillSkeleton kind="MBL" />;
  return (
    <div className={styles.state}>
      <ErrorPanel title={text('bill.tab.failed')} message={failed.message} onRetry={failed.retry} />
    </div>
  );
}

/** Over what is read, while what was asked for is fetched, or why it could not be. */
export function OnItsWay({ title, ...props }: WaitingProps & { title: string }) {
  const text = useText();
  const failed = failureOf(props);
  return (
    <div className={styles.older} role="status">
      <Icon drawing={failed ? icons.warning : icons.refresh} />
      <span>{failed ? failed.message : text('review.fetching', { title })}</span>
      {failed && (
        <Button size="sm" onClick={failed.retry}>
          {text('error.retry')}
        </Button>
      )}
    </div>
  );
}
