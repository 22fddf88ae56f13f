import { type ContainerCheck, checkContainerNumber } from '@lading/validators';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './container-number.css.ts';

export interface ContainerNumberProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** as stored, without spaces: `CBHU3202732` */
  value: string;
}

/** Right numbers stand by the dozen on a page, so their tick is one element that CSS draws. */
function Verdict({ check }: { check: ContainerCheck }) {
  const text = useText();
  if (check.kind === 'format') return null;
  if (check.kind === 'valid') {
    const label = text('container.valid');
    return <span className={styles.tick} role="img" aria-label={label} title={label} />;
  }
  if (check.kind === 'digit')
    return (
      <span
        className={styles.verdict}
        title={text('container.wrong', { expected: check.expected, actual: check.actual })}
      >
        <Icon drawing={icons.octagon} size="sm" />
        {text('container.expected', { expected: check.expected })}
      </span>
    );
  return (
    <span className={styles.verdict} title={text('container.placeholder')}>
      <Icon drawing={icons.info} size="sm" label={text('container.placeholder')} />
    </span>
  );
}

/** Owner, serial number and boxed check digit. It copies as the plain number. */
export const ContainerNumber = /* @__PURE__ */ forwardRef<HTMLSpanElement, ContainerNumberProps>(
  function ContainerNumber({ value, className = '', ...rest }, ref) {
    const check = checkContainerNumber(value);
    const whole = check.kind === 'format';
    return (
      <span
        data-component="ContainerNumber"
        {...rest}
        ref={ref}
        className={`${styles.number} ${className}`}
        data-check={whole ? undefined : check.kind}
      >
        {whole ? (
          value
        ) : (
          <>
            {value.slice(0, 4)}
            <span className={styles.serial}>{value.slice(4, 10)}</span>
            <span className={styles.digit}>{value.slice(10)}</span>
            <Verdict check={check} />
          </>
        )}
      </span>
    );
  },
);
