import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tag.css.ts';

/** What of it has a name of its own. */
export type TagPart = 'label' | 'remove';

export interface TagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** classes by part: `label`, `remove` the cross */
  classNames?: PartClasses<TagPart> | undefined;
  /** the words; a cross says them too */
  children: string;
  /** shows a cross that takes the tag away */
  onRemove?: (() => void) | undefined;
  /** for codes and numbers */
  mono?: boolean;
  invalid?: boolean;
  disabled?: boolean;
}

/** One of several things that were chosen or typed. For the state of a thing take StatusTag. */
export const Tag = /* @__PURE__ */ forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { children, onRemove, mono = false, invalid = false, disabled = false, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <span
      data-component="Tag"
      {...rest}
      ref={ref}
      className={`${styles.tag} ${className}`}
      data-mono={mono ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      aria-disabled={disabled || undefined}
    >
      <span {...part('label', styles.words)} title={children}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          {...part('remove', styles.remove)}
          aria-label={text('tag.remove', { name: children })}
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon drawing={icons.close} size="sm" />
        </button>
      )}
    </span>
  );
});
