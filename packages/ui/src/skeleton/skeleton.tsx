import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  /** lines of text to come, 3 when nothing is said */
  lines?: number;
  /** the boxes of the content to come, made of `SkeletonBar` */
  children?: ReactNode;
}

/** One grey box; give it the measures of what will stand there. */
export const SkeletonBar = ({ style }: { style?: CSSProperties }) => <span className={styles.bar} style={style} />;

export function Skeleton({ lines = 3, children }: SkeletonProps) {
  const text = useText();
  return (
    <div role="status">
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      <div className={styles.skeleton} aria-hidden="true">
        {children ?? [...Array(lines).keys()].map((line) => <SkeletonBar key={line} />)}
      </div>
    </div>
  );
}
