import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { top } from './back-to-top.css.ts';
import { useReturn } from './use-return.ts';

export type BackToTopProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick' | 'type'>;

/** Back to the head of the page; it comes after the first screen. `SidePanel` has it built in. */
export const BackToTop = /* @__PURE__ */ forwardRef<HTMLButtonElement, BackToTopProps>(function BackToTop(
  { className = '', ...rest },
  ref,
) {
  const text = useText();
  const { far, rise } = useReturn();
  if (!far) return null;
  return (
    <button
      data-component="BackToTop"
      {...rest}
      ref={ref}
      type="button"
      className={`${top} ${className}`}
      onClick={rise}
    >
      <Icon drawing={icons.arrowUp} size="lg" />
      {text('shell.top')}
    </button>
  );
});
