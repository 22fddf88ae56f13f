import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import * as frame from '../dialog/dialog.css.ts';
import { DialogBody } from '../dialog/dialog-body.tsx';
import { Modal, ModalTitle } from '../foundations/dialog.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import * as styles from './drawer.css.ts';

export interface DrawerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role' | 'style'> {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  /** the title as words, when `title` holds more than words */
  titleText?: string;
  /** beside the title: a number, a status */
  tag?: ReactNode;
  /** buttons before the close mark */
  toolbar?: ReactNode;
  /** 360, 560 or 900 px wide, always with some of the page beside it; on a phone as high as its content, from below */
  size?: 'sm' | 'md' | 'lg';
  footer?: ReactNode;
  /** the content brings its own insets and scrolls by itself */
  flush?: boolean;
  /** false where a press beside it would lose work */
  closeOnOutsidePress?: boolean;
  children: ReactNode;
}

/** What belongs to the page behind it: more of a row, the filters of a list. From the inline end. Its ref is the frame. */
export const Drawer = /* @__PURE__ */ forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  {
    open,
    onOpenChange,
    title,
    titleText,
    tag,
    toolbar,
    size = 'md',
    footer,
    flush = false,
    closeOnOutsidePress = true,
    className = '',
    children,
    ...rest
  },
  ref,
) {
  const text = useText();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      {...{ open, onOpenChange, closeOnOutsidePress }}
      focusRef={titleRef}
      overlayClassName={frame.overlay}
      data-component="Drawer"
      {...rest}
      ref={ref}
      className={`${styles.drawer} ${className}`}
      data-size={size}
    >
      <header className={styles.header}>
        <div className={frame.heading}>
          <ModalTitle ref={titleRef} tabIndex={-1} className={frame.title} aria-label={titleText}>
            {title}
          </ModalTitle>
          {tag}
        </div>
        <div className={frame.tools}>
          {toolbar}
          <IconButton icon={icons.close} label={text('dialog.close')} onClick={() => onOpenChange(false)} />
        </div>
      </header>
      <DialogBody flush={flush} className={flush ? '' : styles.content}>
        {children}
      </DialogBody>
      {footer && <footer className={frame.footer}>{footer}</footer>}
    </Modal>
  );
});
