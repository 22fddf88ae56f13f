import { type ComponentPropsWithoutRef, Fragment, forwardRef, useEffect, useRef } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { useFormat } from '../format/use-format.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import type { ChatMessageItem, ChatPanelPart, ChatRead } from './chat-message.ts';
import * as styles from './chat-panel.css.ts';
import { Composer } from './composer.tsx';

export interface ChatPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `log` and in it each `message` with `author` and `text`, `read` under the last one that others have read, `composer`, `empty` */
  classNames?: PartClasses<ChatPanelPart> | undefined;
  /** the oldest first */
  messages: readonly ChatMessageItem[];
  /** how far the others have read */
  reads?: readonly ChatRead[];
  /** how many of the last messages are new to the reader */
  unread?: number;
  /** shows older ones; absent where there are none */
  onOlder?: (() => void) | undefined;
  /** answers whether it was sent; absent for who may only read */
  onSend?: ((text: string) => Promise<boolean>) | undefined;
  onAttach?: ((files: File[]) => void) | undefined;
  accept?: string | undefined;
  /** shows the paper of a message, or saves it */
  onOpenFile?: ((message: ChatMessageItem) => void) | undefined;
  /** what the box is called */
  label?: string | undefined;
  /** most characters of one message */
  limit?: number;
  disabled?: boolean;
}

/** What scrolls is reached by keys. */
const REACHED = { tabIndex: 0 };

interface MessageProps {
  message: ChatMessageItem;
  readBy: readonly string[];
  part: NamePart<ChatPanelPart>;
  onOpen: (message: ChatMessageItem) => void;
}

function Message({ message, readBy, part, onOpen }: MessageProps) {
  const text = useText();
  const { minute } = useFormat();
  const { author, at, text: words, file, side, mine } = message;
  return (
    <li {...part('message', styles.message)} data-side={side} data-mine={mine ? '' : undefined}>
      <Avatar name={author} decorative />
      <div className={styles.said}>
        <p className={styles.by}>
          <span {...part('author', styles.author)}>{author}</span>
          {side === 'staff' && <span className={styles.side}>{text('chat.staff')}</span>}
          <time className={styles.at} dateTime={at}>
            {minute(at)}
          </time>
        </p>
        {words && <p {...part('text', styles.words)}>{words}</p>}
        {file && (
          <p className={styles.words}>
            <TextButton onClick={() => onOpen(message)}>{file.name}</TextButton>
          </p>
        )}
        {readBy.length > 0 && <p {...part('read', styles.read)}>{text('chat.read', { names: readBy.join(', ') })}</p>}
      </div>
    </li>
  );
}

/** The conversation of a booking, with papers and how far the others have read. */
export const ChatPanel = /* @__PURE__ */ forwardRef<HTMLDivElement, ChatPanelProps>(function ChatPanel(
  {
    messages,
    reads = [],
    unread = 0,
    onOlder,
    onSend,
    onAttach,
    accept,
    onOpenFile,
    label,
    limit = 2000,
    disabled = false,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // What was said last is in sight; the page itself does not move.
  useEffect(() => {
    if (newest !== undefined && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  // Each reader stands under the last message that he has read; under his own words that goes without saying.
  const readersOf = ({ id, author: by }: ChatMessageItem) => {
    const next = messages.find((message) => message.id > id)?.id ?? Number.POSITIVE_INFINITY;
    return reads
      .filter(({ author, lastId }) => lastId >= id && lastId < next && author !== by)
      .map(({ author }) => author);
  };
  const firstNew = unread > 0 ? messages.at(-unread)?.id : undefined;
  return (
    <div data-component="ChatPanel" {...rest} ref={ref} className={`${styles.chatPanel} ${className}`}>
      {messages.length === 0 ? (
        <div {...part('empty', styles.empty)}>
          <p>{text('chat.none')}</p>
          {onSend && <p className={styles.side}>{text('chat.noneHint')}</p>}
        </div>
      ) : (
        <div ref={log} role="log" {...REACHED} aria-label={text('chat.messages')} {...part('log', styles.log)}>
          {onOlder && (
            <p className={styles.older}>
              <TextButton onClick={onOlder}>{text('chat.older')}</TextButton>
            </p>
          )}
          <ul className={styles.list}>
            {messages.map((message) => (
              <Fragment key={message.id}>
                {message.id === firstNew && <li className={styles.fresh}>{text('chat.unread')}</li>}
                <Message
                  message={message}
                  readBy={readersOf(message)}
                  part={part}
                  onOpen={(said) => onOpenFile?.(said)}
                />
              </Fragment>
            ))}
          </ul>
        </div>
      )}
      {onSend && (
        <Composer
          part={part}
          label={label}
          limit={limit}
          disabled={disabled}
          onSend={onSend}
          onAttach={onAttach}
          accept={accept}
        />
      )}
    </div>
  );
});
