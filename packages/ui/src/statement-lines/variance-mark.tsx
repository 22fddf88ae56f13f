import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { money } from '../format/figures.ts';
import * as styles from './variance-mark.css.ts';

export interface VarianceMarkProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** left out where it stands beside it */
  currency?: string | undefined;
  /** billed less predicted */
  amount: string;
  /** highlighted: it wants a decision */
  marked?: boolean | undefined;
}

/** With its sign, as a difference is read: `+300.00`. */
const signed = (amount: string): string => {
  const figure = money('', amount).trim();
  return /[1-9]/.test(amount) && !amount.startsWith('-') ? `+${figure}` : figure;
};

/** How far what is billed is from what was foretold; the highlighter where somebody has to look. Its ref is the root. */
export const VarianceMark = /* @__PURE__ */ forwardRef<HTMLElement, VarianceMarkProps>(function VarianceMark(
  { currency, amount, marked = false, className = '', ...rest },
  ref,
) {
  const Root = marked ? 'mark' : 'span';
  return (
    <Root
      data-component="VarianceMark"
      {...rest}
      ref={ref}
      className={`${marked ? styles.marked : styles.same} ${className}`}
    >
      {currency ? `${currency} ` : ''}
      {signed(amount)}
    </Root>
  );
});
