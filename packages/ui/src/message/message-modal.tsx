import { forwardRef, type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import type { Loadable } from '../bill/loadable.ts';
import { IconButton } from '../button/icon-button.tsx';
import type { FrameProps } from '../dialog/frame-props.ts';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { useFormat } from '../format/use-format.ts';
import { Floating, FloatingTitle } from '../foundations/floating.tsx';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { useEdges } from '../foundations/use-edges.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import * as css from './message-modal.css.ts';
import { MoveMenu } from './move-menu.tsx';
import type { MessagePlace } from './place.ts';
import { SafeHtml } from './safe-html.tsx';
import { usePlace } from './use-place.ts';

export interface Message {
  /** what kind of message it is, in a tag */
  type: string;
  title: string;
  /** written by staff; sanitised here */
  html: string;
  /** ISO with offset, shown by the clock of the reader */
  time: string;
}

/** What of it has a name of its own. */
export type MessageModalPart = 'header' | 'title' | 'body' | 'heading' | 'time' | 'footer';

export interface MessageModalProps extends FrameProps {
  /** classes by part: `header` with `title`, `body` with `heading` and `time`, `footer` */
  classNames?: PartClasses<MessageModalPart> | undefined;
  open: boolean;
  message: Loadable<Message>;
  onOpenChange: (open: boolean) => void;
  /** where it stood last time; the centre when absent */
  place?: MessagePlace | undefined;
  onPlaceChange?: ((place: MessagePlace) => void) | undefined;
  /** what to do about it, under the text: buttons, the last one the first to take */
  footer?: ReactNode;
}

/**
 * A message in a window of its own, 560 px wide. The page behind stays in use. The title bar drags it, the grip moves it
 * by arrow keys, a menu puts it in a corner; it never leaves the browser's window.
 */
export const MessageModal = /* @__PURE__ */ forwardRef<HTMLDivElement, MessageModalProps>(function MessageModal(
  { open, place, onOpenChange, onPlaceChange, classNames, ...rest },
  ref,
) {
  const [kept, setKept] = useState<MessagePlace>('centre');
  const keep = (next: MessagePlace) => {
    setKept(next);
    onPlaceChange?.(next);
  };
  return open ? (
    <Window
      {...rest}
      classNames={classNames}
      ref={ref}
      onClose={() => onOpenChange(false)}
      place={place ?? kept}
      keep={keep}
    />
  ) : null;
});

interface WindowProps extends FrameProps {
  message: Loadable<Message>;
  onClose: () => void;
  place: MessagePlace;
  keep: (place: MessagePlace) => void;
  footer?: ReactNode;
  classNames: PartClasses<MessageModalPart> | undefined;
}

const Window = /* @__PURE__ */ forwardRef<HTMLDivElement, WindowProps>(function Window(
  { message, onClose, place, keep, footer, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const { node, box, placed, handle, press } = usePlace(place, keep);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => node, [node]);
  return (
    <Floating
      data-component="MessageModal"
      {...rest}
      open
      onClose={onClose}
      focusRef={title}
      ref={box}
      className={`${css.frame} ${className}`}
      data-placed={placed ? '' : undefined}
    >
      <div {...part('header', css.bar)} {...handle}>
        <button type="button" data-grip="" className={css.grip} aria-label={text('message.grip')} onKeyDown={press}>
          <Icon drawing={icons.grip} />
        </button>
        <FloatingTitle ref={title} tabIndex={-1} {...part('title', css.title)}>
          {text('message.title')}
        </FloatingTitle>
        {message.status === 'ready' && message.data.type && (
          <StatusTag tone="info" glyph={icons.circleHalf}>
            {message.data.type}
          </StatusTag>
        )}
        <div className={css.tools}>
          <span className={css.move}>
            <MoveMenu onMove={keep} />
          </span>
          <IconButton icon={icons.close} size="sm" label={text('message.close')} onClick={onClose} />
        </div>
      </div>
      <Body message={message} part={part} />
      {footer && <footer {...part('footer', css.footer)}>{footer}</footer>}
    </Floating>
  );
});

interface BodyProps {
  message: Loadable<Message>;
  part: NamePart<MessageModalPart>;
}

/** Scrolls by itself, and can be scrolled by keys once it does. */
function Body({ message, part }: BodyProps) {
  const text = useText();
  const box = useRef<HTMLFieldSetElement>(null);
  useEdges(box);
  return (
    <fieldset ref={box} {...part('body', css.body)} aria-label={text('message.title')}>
      <Content message={message} part={part} />
    </fieldset>
  );
}

function Content({ message, part }: BodyProps) {
  const text = useText();
  const { minute } = useFormat();
  if (message.status === 'loading') return <Skeleton lines={5} />;
  if (message.status === 'error')
    return <ErrorPanel title={text('message.failed')} message={message.message} onRetry={message.retry} />;
  const { title, time, html } = message.data;
  return (
    <article className={css.article}>
      <h3 {...part('heading', css.heading)}>{title}</h3>
      <time {...part('time', css.time)} dateTime={time}>
        {minute(time)}
      </time>
      <SafeHtml html={html} />
    </article>
  );
}
