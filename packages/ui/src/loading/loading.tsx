import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './loading.css.ts';

/** What of it has a name of its own. */
export type LoadingPart = 'icon';

export interface LoadingProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `icon` the line that moves */
  classNames?: PartClasses<LoadingPart> | undefined;
  label?: string | undefined;
}

/** Only where nothing is on screen yet; 正在加载中 (Loading) when no label is given. */
export const Loading = /* @__PURE__ */ forwardRef<HTMLDivElement, LoadingProps>(function Loading(
  { label, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <div data-component="Loading" role="status" {...rest} ref={ref} className={`${styles.loading} ${className}`}>
      <span {...part('icon', styles.neatline)} aria-hidden="true" />
      {label ?? text('loading')}
    </div>
  );
});
