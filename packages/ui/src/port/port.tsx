import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './port.css.ts';

export interface PortProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  name: string;
  /** UN/LOCODE, five letters */
  code?: string | undefined;
}

/** A port: its name first, its code second and small. */
export const Port = /* @__PURE__ */ forwardRef<HTMLSpanElement, PortProps>(function Port(
  { name, code, className = '', ...rest },
  ref,
) {
  return (
    <span data-component="Port" {...rest} ref={ref} className={`${styles.port} ${className}`}>
      <span>{name}</span>
      {code && <span className={styles.code}>{code}</span>}
    </span>
  );
});
