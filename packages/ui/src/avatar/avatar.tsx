import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './avatar.css.ts';
import { initialsOf } from './initials.ts';

/** What of it has a name of its own. */
export type AvatarPart = 'picture';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** classes by part: `picture` */
  classNames?: PartClasses<AvatarPart> | undefined;
  /** whose it is */
  name: string;
  /** a picture; the initials stand in its place until it has come, and when it cannot be had */
  src?: string | undefined;
  /** true beside the name itself, which would else be read twice */
  decorative?: boolean;
  size?: 'md' | 'lg';
}

/** A person, by picture or by the first letters of the name. Square, like every box of the house. */
export const Avatar = /* @__PURE__ */ forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, decorative = false, size = 'md', className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const [broken, setBroken] = useState<string>();
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      data-component="Avatar"
      {...meaning}
      {...rest}
      ref={ref}
      className={`${styles.avatar} ${className}`}
      data-size={size}
    >
      {src && src !== broken ? (
        <img {...part('picture', styles.picture)} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
});
