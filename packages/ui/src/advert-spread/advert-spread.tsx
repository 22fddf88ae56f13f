import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import * as styles from './advert-spread.css.ts';

export interface AdvertEntry {
  id: string;
  /** under the picture, and the name of the link */
  title: string;
  /** the address of the picture */
  picture: string;
  /** the one for narrow screens, where it has one of its own */
  narrowPicture?: string | undefined;
  /** where it leads; another site opens in a window of its own */
  href?: string | undefined;
}

/** What of it has a name of its own. */
export type AdvertSpreadPart = 'item' | 'picture' | 'title';

export interface AdvertSpreadProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** classes by part: each `item` with `picture` and `title` */
  classNames?: PartClasses<AdvertSpreadPart> | undefined;
  items: readonly AdvertEntry[];
  /** bands of 5 to 2; else pictures of 3 to 2 */
  wide?: boolean;
  /** one was followed */
  onFollow?: ((id: string) => void) | undefined;
}

const away = { target: '_blank', rel: 'noopener noreferrer' };

/** What a house recommends, as pictures with a link. They keep their room before they are there. Its ref is the list. */
export const AdvertSpread = /* @__PURE__ */ forwardRef<HTMLUListElement, AdvertSpreadProps>(function AdvertSpread(
  { items, wide = false, onFollow, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <ul
      data-component="AdvertSpread"
      {...rest}
      ref={ref}
      className={`${styles.spread} ${className}`}
      data-wide={wide ? '' : undefined}
    >
      {items.map(({ id, title, picture, narrowPicture, href }) => (
        <li key={id} {...part('item', styles.item)}>
          <picture>
            {narrowPicture && <source media="(max-width: 639.98px)" srcSet={narrowPicture} />}
            <img {...part('picture', styles.picture)} src={picture} alt="" decoding="async" />
          </picture>
          <p {...part('title', styles.title)}>
            {href ? (
              <Anchor
                className={styles.link}
                href={href}
                onClick={() => onFollow?.(id)}
                {...(/^https?:/.test(href) && away)}
              >
                {title}
              </Anchor>
            ) : (
              title
            )}
          </p>
        </li>
      ))}
    </ul>
  );
});
