import type { ComponentProps, ReactNode } from 'react';
import * as styles from './form.css.ts';

export interface FormProps extends ComponentProps<'form'> {
  /** the heading of the page, when the form is what the page is about */
  title?: string;
  /** fields one under the other, then the button that sends them, as wide as they are */
  children: ReactNode;
}

/** Fields in one column; the browser's own bubbles stay away, each field says what is wrong with it. */
export const Form = ({ title, className = '', children, ...rest }: FormProps) => (
  <form noValidate {...rest} className={`${styles.form} ${className}`}>
    {title && <h1 className={styles.title}>{title}</h1>}
    {children}
  </form>
);
