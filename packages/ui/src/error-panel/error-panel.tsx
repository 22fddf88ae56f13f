import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import * as state from '../empty/empty.css.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import * as styles from './error-panel.css.ts';

export interface ErrorPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** what happened, in three or four words */
  title?: string;
  /** the server's own words */
  message: string;
  /** the code to name to support */
  code?: string | undefined;
  onRetry?: (() => void) | undefined;
  art?: ReactNode;
  /** a second way out, such as a download */
  action?: ReactNode;
}

/** Something failed to load: what, in whose words, and the next step. */
export const ErrorPanel = /* @__PURE__ */ forwardRef<HTMLDivElement, ErrorPanelProps>(function ErrorPanel(
  { title, message, code, onRetry, action, art, className = '', ...rest },
  ref,
) {
  const text = useText();
  return (
    <div data-component="ErrorPanel" role="alert" {...rest} ref={ref} className={`${state.state} ${className}`}>
      {art}
      {code && <p className={styles.code}>{code}</p>}
      <p className={state.title}>{title ?? text('error.title')}</p>
      <p className={`${state.reason} ${styles.message}`}>{message}</p>
      {(onRetry || action || code) && (
        <div className={state.actions}>
          {code && <CopyButton value={code} label={text('error.copy')} size="md" wide />}
          {action}
          {onRetry && (
            <Button icon={icons.refresh} variant="primary" onClick={onRetry}>
              {text('error.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
