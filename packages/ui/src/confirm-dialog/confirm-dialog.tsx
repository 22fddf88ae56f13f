import { forwardRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './confirm-dialog.css.ts';

type Frame = Omit<
  DialogProps,
  'title' | 'titleText' | 'size' | 'footer' | 'role' | 'children' | 'flush' | 'toolbar' | 'tag' | 'leading'
>;

/** What of it has a name of its own. */
export type ConfirmDialogPart = 'question' | 'text' | 'cancel' | 'confirm';

export interface ConfirmDialogProps extends Frame {
  /** classes by part: `question`, `text` what is left to know, `cancel` and `confirm` the two answers */
  classNames?: PartClasses<ConfirmDialogPart> | undefined;
  /** 消息提醒 (Message) when not given */
  title?: string;
  question: string;
  /** what is left to know before answering */
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** the answer is on its way: it can be neither repeated nor taken back */
  pending?: boolean;
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
}

/** One question with two answers. Closing it in any way is the answer no. */
export const ConfirmDialog = /* @__PURE__ */ forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    open,
    title,
    question,
    children,
    confirmLabel,
    cancelLabel,
    pending = false,
    tone = 'primary',
    onConfirm,
    onOpenChange,
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const cancel = () => {
    if (!pending) onOpenChange(false);
  };
  return (
    <Dialog
      data-component="ConfirmDialog"
      {...rest}
      ref={ref}
      open={open}
      onOpenChange={cancel}
      role="alertdialog"
      size="confirm"
      title={title ?? text('confirm.title')}
      footer={
        <>
          <Button {...part('cancel')} onClick={cancel} aria-disabled={pending || undefined}>
            {cancelLabel ?? text('confirm.cancel')}
          </Button>
          <Button {...part('confirm')} variant={tone} loading={pending} onClick={onConfirm}>
            {confirmLabel ?? text('confirm.ok')}
          </Button>
        </>
      }
    >
      <p {...part('question', styles.question)}>{question}</p>
      {children && <div {...part('text', styles.more)}>{children}</div>}
    </Dialog>
  );
});
