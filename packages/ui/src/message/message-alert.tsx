import { type ComponentPropsWithoutRef, type FocusEvent, forwardRef, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useFormat } from '../format/use-format.ts';
import { ABOVE_DIALOGS } from '../foundations/layer.ts';
import { Overlay } from '../foundations/overlay.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import * as css from './message-alert.css.ts';
import { useLife } from './use-life.ts';

export interface AlertMessage {
  id: number;
  messageTypeStr: string;
  messageTitle: string;
  /** ISO with offset, shown in +08:00 */
  createTime: string;
}

export interface MessageAlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onClose'> {
  /** the message that has just come; null when there is none. Leave the component mounted: a screen reader is told by it. */
  message: AlertMessage | null;
  /** 'closed' by the reader, or 'expired' after 6 s */
  onClose: (how: 'closed' | 'expired') => void;
  onDetail: () => void;
}

/** A message that has just come, at the bottom right for 6 seconds; the clock stands while it is pointed at or has the focus. */
export const MessageAlert = /* @__PURE__ */ forwardRef<HTMLDivElement, MessageAlertProps>(function MessageAlert(
  { message, onClose, onDetail, className = '', ...rest },
  ref,
) {
  const text = useText();
  return (
    <Overlay>
      <div
        data-component="MessageAlert"
        aria-live="polite"
        {...{ [ABOVE_DIALOGS]: '' }}
        {...rest}
        ref={ref}
        className={`${css.place} ${className}`}
      >
        {message && (
          <VisuallyHidden>{`${text('message.new')} ${message.messageTypeStr} ${message.messageTitle}`}</VisuallyHidden>
        )}
        {message && <Alert key={message.id} message={message} onClose={onClose} onDetail={onDetail} />}
      </div>
    </Overlay>
  );
});

interface AlertProps extends Pick<MessageAlertProps, 'onClose' | 'onDetail'> {
  message: AlertMessage;
}

function Alert({ message, onClose, onDetail }: AlertProps) {
  const text = useText();
  const { dateTime } = useFormat();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pointed || focused;
  const seconds = useLife(paused, () => onClose('expired'));
  const blur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose('closed');
  return (
    <section
      className={css.box}
      aria-label={text('message.new')}
      // What is told is the line above, once; the countdown is not.
      aria-live="off"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
      onKeyDown={press}
    >
      <header className={css.head}>
        {message.messageTypeStr && <StatusTag tone="info">{message.messageTypeStr}</StatusTag>}
        <time className={css.time} dateTime={message.createTime}>
          {dateTime(message.createTime).slice(11, 16)}
        </time>
        <IconButton icon={icons.close} size="sm" label={text('message.close')} onClick={() => onClose('closed')} />
      </header>
      <p className={css.title}>{message.messageTitle}</p>
      <button type="button" className={css.detail} onClick={onDetail}>
        {text('message.detail')}
      </button>
      <span className={css.countdown}>{text('message.countdown', { seconds })}</span>
      <span className={css.life} data-paused={paused || undefined} aria-hidden="true" />
    </section>
  );
}
