import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './port.css.ts';

/** What of it has a name of its own. */
export type PortPart = 'name' | 'code';

export interface PortProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** classes by part: `name`, `code` */
  classNames?: PartClasses<PortPart> | undefined;
  name: string;
  /** UN/LOCODE, five letters */
  code?: string | undefined;
}

/** A port: its name first, its code second and small. */
export const Port = /* @__PURE__ */ forwardRef<HTMLSpanElement, PortProps>(function Port(
  { name, code, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <span data-component="Port" {...rest} ref={ref} className={`${styles.port} ${className}`}>
      <span {...part('name')}>{name}</span>
      {code && <span {...part('code', styles.code)}>{code}</span>}
    </span>
  );
});
