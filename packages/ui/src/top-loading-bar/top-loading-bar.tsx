import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as styles from './top-loading-bar.css.ts';

export interface TopLoadingBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  active: boolean;
}

/** Shows that the next page is on its way. */
export const TopLoadingBar = /* @__PURE__ */ forwardRef<HTMLDivElement, TopLoadingBarProps>(function TopLoadingBar(
  { active, className = '', ...rest },
  ref,
) {
  const text = useText();
  if (!active) return null;
  return (
    <div
      data-component="TopLoadingBar"
      role="progressbar"
      aria-label={text('topBar.label')}
      {...rest}
      ref={ref}
      className={`${styles.bar} ${className}`}
    />
  );
});
