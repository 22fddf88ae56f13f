import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as styles from './loading.css.ts';

export interface LoadingProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  label?: string | undefined;
}

/** Only where nothing is on screen yet; 正在加载中 (Loading) when no label is given. */
export const Loading = /* @__PURE__ */ forwardRef<HTMLDivElement, LoadingProps>(function Loading(
  { label, className = '', ...rest },
  ref,
) {
  const text = useText();
  return (
    <div data-component="Loading" role="status" {...rest} ref={ref} className={`${styles.loading} ${className}`}>
      <span className={styles.neatline} aria-hidden="true" />
      {label ?? text('loading')}
    </div>
  );
});
