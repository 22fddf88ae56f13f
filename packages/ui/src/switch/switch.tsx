import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { describedBy, type MessageProps, Messages } from '../field/messages.tsx';
import * as styles from './switch.css.ts';

export interface SwitchProps
  extends Omit<MessageProps, 'suggestions' | 'onSuggest'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** the change is being sent; it cannot be turned meanwhile */
  loading?: boolean;
}

// The native box says by itself whether it is on.
const SWITCH = { role: 'switch' } as const;

/** On or off, at once and without a button to send it. Its ref is the native box. */
export const Switch = /* @__PURE__ */ forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, error, warning, hint, loading = false, className = '', onClick, onChange, ...rest },
  ref,
) {
  const own = useId();
  const id = rest.id ?? own;
  const messages = { error, warning, hint };
  const locked = loading || rest.readOnly;
  return (
    <div className={`${field.field} ${styles.root} ${className}`} data-component="Switch">
      <label className={styles.label} htmlFor={id}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          {...SWITCH}
          className={styles.input}
          aria-busy={loading || undefined}
          aria-disabled={loading || undefined}
          aria-readonly={rest.readOnly || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, messages)}
          onClick={(event) => {
            if (locked) event.preventDefault();
            else onClick?.(event);
          }}
          onChange={(event) => {
            // It is told of a press that was refused, too.
            if (!locked) onChange?.(event);
          }}
        />
        <span>{label}</span>
        {loading && <Spinner />}
      </label>
      <Messages id={id} {...messages} />
    </div>
  );
});
