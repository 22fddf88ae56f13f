import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './link.css.ts';

export type TextButtonProps = ComponentPropsWithoutRef<'button'>;

/** An action in a row or a sentence: looks like a link, does not go anywhere. */
export const TextButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, TextButtonProps>(function TextButton(
  { className = '', type = 'button', ...rest },
  ref,
) {
  return (
    <button
      data-component="TextButton"
      {...rest}
      ref={ref}
      type={type}
      className={`${styles.link} ${styles.action} ${className}`}
    />
  );
});
