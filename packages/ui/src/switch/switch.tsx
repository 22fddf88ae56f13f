import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { type MessagePart, type MessageProps, Messages } from '../field/messages.tsx';
import { tickAttributes } from '../field/tick.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './switch.css.ts';

/** What of it has a name of its own. */
export type SwitchPart = MessagePart | 'label' | 'control';

export interface SwitchProps
  extends Omit<MessageProps, 'suggestions' | 'onSuggest'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  /** classes by part: `label` the line of words, `control` in it, `message` the error or the warning, `hint` */
  classNames?: PartClasses<SwitchPart> | undefined;
  label: ReactNode;
  /** the change is being sent; it cannot be turned meanwhile */
  loading?: boolean;
}

// The native box says by itself whether it is on.
const SWITCH = { role: 'switch' } as const;

/** On or off, at once and without a button to send it. Its ref is the native box. */
export const Switch = /* @__PURE__ */ forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, error, warning, hint, loading = false, className = '', classNames, ...rest },
  ref,
) {
  const own = useId();
  const id = rest.id ?? own;
  const part = partsOf(classNames);
  const messages = { error, warning, hint };
  return (
    <div className={`${field.field} ${styles.root} ${className}`} data-component="Switch">
      <label {...part('label', styles.label)} htmlFor={id}>
        <input
          {...rest}
          ref={ref}
          {...tickAttributes({ ...rest, ...messages, id, loading })}
          {...SWITCH}
          {...part('control', styles.input)}
        />
        <span>{label}</span>
        {loading && <Spinner />}
      </label>
      <Messages part={part} id={id} {...messages} />
    </div>
  );
});
