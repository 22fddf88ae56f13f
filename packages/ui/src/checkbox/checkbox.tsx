import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useId } from 'react';
import * as field from '../field/field.css.ts';
import { describedBy, type MessageProps, Messages } from '../field/messages.tsx';
import { useBothRefs } from '../field/use-ref.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps
  extends Omit<MessageProps, 'suggestions' | 'onSuggest'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  /** may hold links */
  label: ReactNode;
  /** some of what it stands for is chosen */
  indeterminate?: boolean;
}

/** Yes or no, sent with the form. Its ref is the native box. */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, error, warning, hint, indeterminate = false, className = '', ...rest },
  ref,
) {
  const own = useId();
  const id = rest.id ?? own;
  const messages = { error, warning, hint };
  const [box, both] = useBothRefs(ref);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [box, indeterminate]);
  return (
    <div className={`${field.field} ${styles.root} ${className}`} data-component="Checkbox">
      <label className={styles.label} htmlFor={id}>
        <span className={styles.cell}>
          <input
            {...rest}
            ref={both}
            id={id}
            type="checkbox"
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, messages)}
          />
          <span className={styles.mark}>
            <Icon drawing={icons.check} size="sm" />
          </span>
          <span className={styles.mark}>
            <Icon drawing={icons.minus} size="sm" />
          </span>
        </span>
        <span>{label}</span>
      </label>
      <Messages id={id} {...messages} />
    </div>
  );
});
