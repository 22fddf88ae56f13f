import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { PartClasses } from '../foundations/parts.ts';
import { AlertBox, type AlertBoxPart, type AlertTone } from './alert-box.tsx';

export interface AlertMessage {
  id: number | string;
  /** what kind of message it is, in a tag */
  type: string;
  title: string;
  /** ISO with offset, shown by the clock of the reader */
  time: string;
  /** a line or two under the title */
  text?: string | undefined;
  /** info when not given; warning for what soon is too late */
  tone?: AlertTone | undefined;
}

/** What of it has a name of its own. */
export type MessageAlertPart = AlertBoxPart;

export interface MessageAlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  /** classes by part, those of an `AlertBox`: `box`, in it the `header` with `time` and `close`, `title`, `text` and `detail` */
  classNames?: PartClasses<MessageAlertPart> | undefined;
  /** the message that has just come; null when there is none. Leave the component mounted: a screen reader is told by it. */
  message: AlertMessage | null;
  /** closed by the reader, or expired after 6 s; `open` is false */
  onOpenChange: (open: boolean, how: 'closed' | 'expired') => void;
  onDetail: () => void;
}

/** A message that has just come, in an `AlertBox` for 6 seconds. */
export const MessageAlert = /* @__PURE__ */ forwardRef<HTMLDivElement, MessageAlertProps>(function MessageAlert(
  { message, onOpenChange, onDetail, ...rest },
  ref,
) {
  return (
    <AlertBox
      data-component="MessageAlert"
      {...rest}
      ref={ref}
      open={message !== null}
      {...(message && { alertId: message.id })}
      type={message?.type}
      tone={message?.tone}
      title={message?.title ?? ''}
      time={message?.time}
      text={message?.text}
      onOpenChange={onOpenChange}
      onDetail={onDetail}
    />
  );
});
