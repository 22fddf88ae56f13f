import { type ComponentPropsWithoutRef, forwardRef, type HTMLAttributes, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Modal, ModalTitle } from '../foundations/dialog.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import * as styles from './dialog.css.ts';
import { DialogBody } from './dialog-body.tsx';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role' | 'style'> {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  /** the title as words, when `title` holds more than words */
  titleText?: string;
  /** beside the title: a number, a status */
  tag?: ReactNode;
  /** buttons before the close mark */
  toolbar?: ReactNode;
  /** 1250, 900, 560 or 420 px; under 640 px a dialog fills the screen, except a question */
  width: 'bill' | 'account' | 'message' | 'confirm';
  footer?: ReactNode;
  /** the content brings its own insets and scrolls by itself */
  flush?: boolean;
  /** whether a press beside it closes it; by default only where no work can be lost (message, account) */
  closeOnOutsidePress?: boolean;
  /** whether printing prints this dialog instead of the page; by default bill and account */
  printable?: boolean;
  /** `alertdialog` for a question that must be answered */
  role?: 'dialog' | 'alertdialog';
  /** for a dialog that moves: the bar it is held by */
  headerProps?: HTMLAttributes<HTMLElement>;
  /** stands before the title, such as a grip */
  leading?: ReactNode;
  children: ReactNode;
}

/** Work that belongs to one record, over the page. Its ref is the frame. */
export const Dialog = /* @__PURE__ */ forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    open,
    onOpenChange,
    title,
    titleText,
    tag,
    toolbar,
    width,
    footer,
    flush = false,
    closeOnOutsidePress = width === 'message' || width === 'account',
    printable = width === 'bill' || width === 'account',
    role = 'dialog',
    headerProps,
    leading,
    className = '',
    children,
    ...rest
  },
  ref,
) {
  const text = useText();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      closeOnOutsidePress={closeOnOutsidePress}
      focusRef={titleRef}
      overlayClassName={styles.overlay}
      data-component="Dialog"
      {...rest}
      ref={ref}
      role={role}
      className={`${styles.dialog} ${className}`}
      data-width={width}
      data-density={width === 'bill' ? 'compact' : undefined}
      data-print-root={printable ? '' : undefined}
    >
      <header {...headerProps} className={`${styles.header} ${headerProps?.className ?? ''}`}>
        <div className={styles.back}>
          <IconButton icon={icons.arrowLeft} label={text('dialog.back')} onClick={close} />
        </div>
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
            <IconButton icon={icons.close} label={text('dialog.close')} onClick={close} />
          </div>
        </div>
      </header>
      <DialogBody flush={flush}>{children}</DialogBody>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Modal>
  );
});
