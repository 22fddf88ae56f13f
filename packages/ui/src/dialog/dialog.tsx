import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import * as styles from './dialog.css.ts';
import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx';

export interface DialogProps extends ModalFrameProps {
  /** 1250, 900, 560 or 420 px; under 640 px a dialog fills the screen, except a question */
  size: 'bill' | 'account' | 'message' | 'confirm';
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
}

/** Work that belongs to one record, over the page. Its ref is the frame. */
export const Dialog = /* @__PURE__ */ forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    size,
    closeOnOutsidePress = size === 'message' || size === 'account',
    printable = size === 'bill' || size === 'account',
    role = 'dialog',
    leading,
    className = '',
    ...rest
  },
  ref,
) {
  const text = useText();
  return (
    <ModalFrame
      data-component="Dialog"
      {...rest}
      role={role}
      closeOnOutsidePress={closeOnOutsidePress}
      ref={ref}
      className={`${styles.dialog} ${className}`}
      data-size={size}
      data-density={size === 'bill' ? 'compact' : undefined}
      data-print-root={printable ? '' : undefined}
      leading={
        <>
          <div className={styles.back}>
            <IconButton icon={icons.arrowLeft} label={text('dialog.back')} onClick={() => rest.onOpenChange(false)} />
          </div>
          {leading}
        </>
      }
    />
  );
});
