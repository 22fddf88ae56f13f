import { forwardRef } from 'react';
import { ModalFrame, type ModalFrameProps } from '../dialog/modal-frame.tsx';
import * as styles from './drawer.css.ts';

export interface DrawerProps extends ModalFrameProps {
  /** 360, 560 or 900 px wide, always with some of the page beside it; on a phone as high as its content, from below */
  size?: 'sm' | 'md' | 'lg';
  /** false where a press beside it would lose work */
  closeOnOutsidePress?: boolean;
}

/** What belongs to the page behind it: more of a row, the filters of a list. From the inline end. Its ref is the frame. */
export const Drawer = /* @__PURE__ */ forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  { size = 'md', flush = false, closeOnOutsidePress = true, className = '', ...rest },
  ref,
) {
  return (
    <ModalFrame
      data-component="Drawer"
      {...rest}
      flush={flush}
      closeOnOutsidePress={closeOnOutsidePress}
      ref={ref}
      className={`${styles.drawer} ${className}`}
      data-width={size}
      headerProps={{ className: styles.header }}
      {...(!flush && { bodyClassName: styles.content })}
    />
  );
});
