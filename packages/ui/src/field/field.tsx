import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './field.css.ts';
import { describedBy, type MessagePart, type MessageProps, Messages } from './messages.tsx';

/** What of the frame of every field has a name of its own. */
export type FieldPart = 'label' | 'required' | 'aside' | MessagePart;

/** What every field takes besides the props of its native control. */
export interface FieldProps extends MessageProps {
  label: ReactNode;
  /** at the end of the label's line: a count, a link */
  aside?: ReactNode;
  /** something about the value is being looked up; the field stays in use */
  loading?: boolean | undefined;
  /** classes by part: `label`, `required` its star, `aside`, `message` the error or the warning, `hint`; further ones by component */
  classNames?: PartClasses<FieldPart> | undefined;
}

/** The attributes that tie a control to its label and messages. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-busy': true | undefined;
}

export interface FieldFrameProps extends FieldProps, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
  /** the name of the component whose frame this is */
  component?: string;
  /** of the control; made up when absent */
  id?: string | undefined;
  required?: boolean | undefined;
  /** a group of controls is named by the label instead of being pressed through it */
  group?: boolean;
  children: (control: ControlAttributes, labelId: string) => ReactNode;
}

/** Label above, control, message under it: the frame of every field, and of a control of your own. */
export const Field = /* @__PURE__ */ forwardRef<HTMLDivElement, FieldFrameProps>(function Field(
  {
    component = 'Field',
    id,
    className = '',
    classNames,
    label,
    aside,
    loading,
    required,
    group,
    error,
    warning,
    hint,
    suggestions,
    onSuggest,
    children,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const messages = { error, warning, hint, suggestions, onSuggest };
  const text = useText();
  const own = useId();
  const control = id ?? own;
  const labelId = `${control}-label`;
  return (
    <div data-component={component} {...rest} ref={ref} className={`${styles.field} ${className}`}>
      <div className={styles.labelRow}>
        {group ? (
          <span id={labelId} {...part('label', styles.label)}>
            {label}
          </span>
        ) : (
          <label id={labelId} {...part('label', styles.label)} htmlFor={control}>
            {label}
          </label>
        )}
        {required && (
          <span {...part('required', styles.required)} aria-hidden="true" title={text('field.required')}>
            *
          </span>
        )}
        {aside && <span {...part('aside', styles.aside)}>{aside}</span>}
      </div>
      {children(
        {
          id: control,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy(control, messages),
          'aria-busy': loading || undefined,
        },
        labelId,
      )}
      <Messages part={part} id={control} {...messages} />
    </div>
  );
});
