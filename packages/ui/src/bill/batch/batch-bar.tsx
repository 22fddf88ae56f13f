import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../../i18n/provider.tsx';
import { TextButton } from '../../link/text-button.tsx';
import * as styles from './batch.css.ts';

export interface BatchBarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** what is on its way: nothing else can be begun meanwhile */
  running?: 'approve' | 'print' | 'export' | 'list' | undefined;
  /** why the last one did not arrive */
  failure?: string | undefined;
  /** without it the reader may not approve */
  onApprove?: (() => void) | undefined;
  onPrint: () => void;
  /** what differs in their drafts, as a file */
  onExport: () => void;
  /** the bookings themselves, as a file */
  onList?: (() => void) | undefined;
}

/** What can be done with the chosen bookings: for `selectionActions` of a `DataTable`. */
export const BatchBar = /* @__PURE__ */ forwardRef<HTMLSpanElement, BatchBarProps>(function BatchBar(
  { running, failure, onApprove, onPrint, onExport, onList, className = '', ...rest },
  ref,
) {
  const text = useText();
  const action = (name: NonNullable<BatchBarProps['running']>, act: () => void) => (
    <TextButton
      aria-busy={running === name || undefined}
      aria-disabled={running !== undefined || undefined}
      onClick={() => running === undefined && act()}
    >
      {text(running === name ? `review.batch.${name}.running` : `review.batch.${name}`)}
    </TextButton>
  );
  return (
    <span data-component="BatchBar" {...rest} ref={ref} className={`${styles.bar} ${className}`}>
      {onApprove && action('approve', onApprove)}
      {action('print', onPrint)}
      {action('export', onExport)}
      {onList && action('list', onList)}
      {failure && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
    </span>
  );
});
