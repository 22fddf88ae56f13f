import type { ComponentProps } from 'react';
import * as styles from './link.css.ts';

/** An action in a row or a sentence: looks like a link, does not go anywhere. */
export const TextButton = ({ className = '', type = 'button', ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type={type} className={`${styles.link} ${styles.action} ${className}`} />
);
