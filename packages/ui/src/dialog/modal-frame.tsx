import { type ComponentPropsWithoutRef, forwardRef, type HTMLAttributes, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Modal, ModalTitle } from '../foundations/dialog.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import * as styles from './dialog.css.ts';
import { DialogBody } from './dialog-body.tsx';

/** What a layer over the page is given, whichever side it comes from. */
export interface ModalFrameProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role' | 'style'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** the title as words, when `title` holds more than words */
  titleText?: string;
  /** beside the title: a number, a status */
  tag?: ReactNode;
  /** buttons before the close mark */
  toolbar?: ReactNode;
  footer?: ReactNode;
  /** the content brings its own insets and scrolls by itself */
  flush?: boolean;
  children: ReactNode;
}

interface FrameParts extends ModalFrameProps {
  role?: 'dialog' | 'alertdialog';
  closeOnOutsidePress: boolean;
  /** stands before the title */
  leading?: ReactNode;
  headerProps?: HTMLAttributes<HTMLElement> | undefined;
  bodyClassName?: string;
}

/** Title, content and footer of a layer over the page. The focus enters on the title. Its ref is the frame. */
export const ModalFrame = /* @__PURE__ */ forwardRef<HTMLDivElement, FrameParts>(function ModalFrame(
  {
    title,
    titleText,
    tag,
    toolbar,
    footer,
    flush = false,
    leading,
    headerProps,
    bodyClassName,
    onOpenChange,
    children,
    ...rest
  },
  ref,
) {
  const text = useText();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Modal {...rest} ref={ref} onOpenChange={onOpenChange} focusRef={titleRef} overlayClassName={styles.overlay}>
      <header {...headerProps} className={`${styles.header} ${headerProps?.className ?? ''}`}>
        {leading}
        <div className={styles.heading}>
          <ModalTitle ref={titleRef} tabIndex={-1} className={styles.title} aria-label={titleText}>
            {title}
          </ModalTitle>
          {tag}
        </div>
        <div className={styles.tools}>
          {toolbar}
          <div className={styles.close}>
            <IconButton icon={icons.close} label={text('dialog.close')} onClick={() => onOpenChange(false)} />
          </div>
        </div>
      </header>
      <DialogBody flush={flush} className={bodyClassName}>
        {children}
      </DialogBody>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Modal>
  );
});
