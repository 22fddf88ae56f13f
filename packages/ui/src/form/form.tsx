import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './form.css.ts';

/** What of it has a name of its own. */
export type FormPart = 'title';

export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'title'> {
  /** classes by part: `title` */
  classNames?: PartClasses<FormPart> | undefined;
  /** the heading of the page, when the form is what the page is about; it then names the form */
  title?: string | undefined;
  /** on a wide page no wider than a hand reads: 400 px */
  narrow?: boolean;
  /** fields one under the other, then the button that sends them, as wide as they are */
  children: ReactNode;
}

/** Fields in one column; the browser's own bubbles stay away, each field says what is wrong with it. */
export const Form = /* @__PURE__ */ forwardRef<HTMLFormElement, FormProps>(function Form(
  { title, narrow = false, className = '', classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const heading = useId();
  return (
    <form
      noValidate
      data-component="Form"
      aria-labelledby={title && !rest['aria-label'] ? heading : undefined}
      {...rest}
      ref={ref}
      className={`${styles.form} ${className}`}
      data-narrow={narrow ? '' : undefined}
    >
      {title && (
        <h1 id={heading} {...part('title', styles.title)}>
          {title}
        </h1>
      )}
      {children}
    </form>
  );
});
