import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { ServiceDrawing } from '../service-art/drawings.ts';
import { ServiceArt } from '../service-art/service-art.tsx';
import * as styles from './service-grid.css.ts';

export interface ServiceEntry {
  id: string;
  name: string;
  text: string;
  icon?: IconDrawing | undefined;
  /** instead of the icon, where there is room for it: one of `serviceDrawings` */
  art?: ServiceDrawing | undefined;
  /** short capitals in the corner: `FCL` */
  code?: string | undefined;
  /** where it is explained or asked for; the whole cell leads there */
  href?: string | undefined;
}

/** What of it has a name of its own. */
export type ServiceGridPart = 'cell' | 'icon' | 'code' | 'name' | 'text';

export interface ServiceGridProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** classes by part: each `cell` with `icon`, `code`, `name` and `text` */
  classNames?: PartClasses<ServiceGridPart> | undefined;
  items: readonly ServiceEntry[];
  /** of the names, after what stands above on the page */
  level?: 2 | 3 | 4;
}

/** What a house does, in ruled cells side by side. Its ref is the list. */
export const ServiceGrid = /* @__PURE__ */ forwardRef<HTMLUListElement, ServiceGridProps>(function ServiceGrid(
  { items, level = 3, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <ul data-component="ServiceGrid" {...rest} ref={ref} className={`${styles.grid} ${className}`}>
      {items.map(({ id, name, text, icon, art, code, href }) => (
        <li key={id} {...part('cell', styles.cell)}>
          {(art || icon) && (
            <span {...part('icon', styles.icon)}>
              {art ? <ServiceArt drawing={art} /> : icon && <Icon drawing={icon} size="lg" />}
            </span>
          )}
          {code && <span {...part('code', styles.code)}>{code}</span>}
          {createElement(
            `h${level}`,
            part('name', styles.name),
            href ? (
              <Anchor className={styles.link} href={href}>
                {name}
              </Anchor>
            ) : (
              name
            ),
          )}
          <p {...part('text', styles.text)}>{text}</p>
        </li>
      ))}
    </ul>
  );
});
