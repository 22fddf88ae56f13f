import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import * as styles from './avatar.css.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
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
  { name, src, decorative = false, size = 'md', className = '', ...rest },
  ref,
) {
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
        <img className={styles.picture} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
});
