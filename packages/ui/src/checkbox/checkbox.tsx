import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useId } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { type MessagePart, type MessageProps, Messages } from '../field/messages.tsx';
import { tickAttributes } from '../field/tick.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './checkbox.css.ts';

/** What of it has a name of its own. */
export type CheckboxPart = MessagePart | 'label' | 'control';

export interface CheckboxProps
  extends Omit<MessageProps, 'suggestions' | 'onSuggest'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  /** classes by part: `label` the line of words, `control` in it, `message` the error or the warning, `hint` */
  classNames?: PartClasses<CheckboxPart> | undefined;
  /** may hold links */
  label: ReactNode;
  /** some of what it stands for is chosen */
  indeterminate?: boolean;
  /** shown and sent, not changed */
  readOnly?: boolean;
  /** what it stands for is being looked up or sent; it cannot be turned meanwhile */
  loading?: boolean;
}

/** Yes or no, sent with the form. Its ref is the native box. */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, error, warning, hint, indeterminate = false, loading = false, className = '', classNames, ...rest },
  ref,
) {
  const own = useId();
  const id = rest.id ?? own;
  const part = partsOf(classNames);
  const messages = { error, warning, hint };
  const [box, both] = useBothRefs(ref);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [box, indeterminate]);
  return (
    <div className={`${field.field} ${styles.root} ${className}`} data-component="Checkbox">
      <label {...part('label', styles.label)} htmlFor={id}>
        <span className={styles.cell}>
          <input
            {...rest}
            ref={both}
            {...tickAttributes({ ...rest, ...messages, id, loading })}
            {...part('control', styles.input)}
          />
          <span className={styles.mark}>
            <Icon drawing={icons.check} size="sm" />
          </span>
          <span className={styles.mark}>
            <Icon drawing={icons.minus} size="sm" />
          </span>
        </span>
        <span>{label}</span>
        {loading && <Spinner />}
      </label>
      <Messages part={part} id={id} {...messages} />
    </div>
  );
});
