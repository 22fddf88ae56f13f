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

function Verdict({ check }: { check: ContainerCheck }) {
  const text = useText();
  if (check.kind === 'format') return null;
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
    <span className={styles.verdict} title={text(`container.${check.kind}`)}>
      <Icon
        drawing={check.kind === 'valid' ? icons.check : icons.info}
        size="sm"
        label={text(`container.${check.kind}`)}
      />
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
            <span>{value.slice(0, 4)}</span>
            <span className={styles.serial}>{value.slice(4, 10)}</span>
            <span className={styles.digit}>{value.slice(10)}</span>
            <Verdict check={check} />
          </>
        )}
      </span>
    );
  },
);
