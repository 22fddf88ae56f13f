import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as styles from './skeleton.css.ts';

export interface SkeletonProps extends ComponentPropsWithoutRef<'div'> {
  /** lines of text to come, 3 when nothing is said */
  lines?: number;
  /** the boxes of the content to come, made of `SkeletonBar` */
  children?: ReactNode;
}

/** A strict policy refuses style attributes in the markup of a server: a class gives the measures. */
export type SkeletonBarProps = Omit<ComponentPropsWithoutRef<'span'>, 'style' | 'children'>;

/** One grey box; its class gives it the measures of what will stand there. */
export const SkeletonBar = /* @__PURE__ */ forwardRef<HTMLSpanElement, SkeletonBarProps>(function SkeletonBar(
  { className = '', ...rest },
  ref,
) {
  return <span data-component="SkeletonBar" {...rest} ref={ref} className={`${styles.bar} ${className}`} />;
});

/** The boxes of what is to come, heard as one word. */
export const Skeleton = /* @__PURE__ */ forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { lines = 3, className = '', children, ...rest },
  ref,
) {
  const text = useText();
  return (
    <div data-component="Skeleton" role="status" {...rest} ref={ref} className={`${styles.frame} ${className}`}>
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      <div className={styles.skeleton} aria-hidden="true">
        {children ?? [...Array(lines).keys()].map((line) => <SkeletonBar key={line} />)}
      </div>
    </div>
  );
});
