import { type ComponentPropsWithoutRef, type FocusEvent, forwardRef, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useFormat } from '../format/use-format.ts';
import { ABOVE_DIALOGS } from '../foundations/layer.ts';
import { Overlay } from '../foundations/overlay.tsx';
import { useOwnEscape } from '../foundations/own-escape.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import * as css from './alert-box.css.ts';
import { useLife } from './use-life.ts';

export type AlertTone = 'info' | 'warning' | 'danger';

interface AlertContent {
  /** what kind of alert it is, in a tag */
  type?: string | undefined;
  tone?: AlertTone | undefined;
  title: string;
  /** ISO with offset, shown by the clock of the reader */
  time?: string | undefined;
  /** a line or two under the title */
  text?: ReactNode;
  /** where the details are; or `onDetail` opens them */
  detailHref?: string | undefined;
  onDetail?: (() => void) | undefined;
  /** closed by the reader, or expired after 6 s; `open` is false */
  onOpenChange(open: boolean, how: 'closed' | 'expired'): void;
  /** true: it stays until it is closed */
  stays?: boolean | undefined;
}

/** What of it has a name of its own. */
export type AlertBoxPart = 'box' | 'header' | 'time' | 'close' | 'title' | 'text' | 'detail';

export interface AlertBoxProps extends AlertContent, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  /** classes by part: `box`, in it the `header` with `time` and `close`, `title`, `text` and `detail` */
  classNames?: PartClasses<AlertBoxPart> | undefined;
  /** Leave the component mounted while it is not open: a screen reader is told by it. */
  open: boolean;
  /** another one is another alert, with a life of its own */
  alertId?: number | string;
}

/**
 * A box at the bottom right above everything: type, time, title, text and the way to the details. It lives 6 seconds; the clock stands
 * while it is pointed at or has the focus.
 */
export const AlertBox = /* @__PURE__ */ forwardRef<HTMLDivElement, AlertBoxProps>(function AlertBox(
  {
    open,
    alertId,
    type,
    tone = 'info',
    title,
    time,
    text: more,
    detailHref,
    onDetail,
    onOpenChange,
    stays = false,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <Overlay>
      <div
        data-component="AlertBox"
        aria-live="polite"
        {...{ [ABOVE_DIALOGS]: '' }}
        {...rest}
        ref={ref}
        className={`${css.place} ${className}`}
      >
        {open && <VisuallyHidden>{[text('message.new'), type, title].filter(Boolean).join(' ')}</VisuallyHidden>}
        {open && (
          <Box
            part={part}
            key={alertId}
            type={type}
            tone={tone}
            title={title}
            time={time}
            text={more}
            detailHref={detailHref}
            onDetail={onDetail}
            onOpenChange={onOpenChange}
            stays={stays}
          />
        )}
      </div>
    </Overlay>
  );
});

interface Named {
  part: NamePart<AlertBoxPart>;
}

const GLYPH = { info: icons.circleHalf, warning: icons.hourglass, danger: icons.octagon };

function Box({
  part,
  type,
  tone = 'info',
  title,
  time,
  text: more,
  onOpenChange,
  stays = false,
  ...detail
}: AlertContent & Named) {
  const text = useText();
  const { time: clock } = useFormat();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pointed || focused || stays;
  const close = () => onOpenChange(false, 'closed');
  const seconds = useLife(paused, () => onOpenChange(false, 'expired'));
  const blur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  const box = useRef<HTMLElement>(null);
  useOwnEscape(box, close);
  return (
    <section
      ref={box}
      {...part('box', css.box)}
      aria-label={text('message.new')}
      // What is told is the line above, once; the countdown is not.
      aria-live="off"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
    >
      <header {...part('header', css.head)}>
        {type && (
          <StatusTag tone={tone} glyph={GLYPH[tone]}>
            {type}
          </StatusTag>
        )}
        {time && (
          <time {...part('time', css.time)} dateTime={time}>
            {clock(time)}
          </time>
        )}
        <div className={css.close}>
          <IconButton {...part('close')} icon={icons.close} size="sm" label={text('message.close')} onClick={close} />
        </div>
      </header>
      <p {...part('title', css.title)}>{title}</p>
      {more && <div {...part('text', css.text)}>{more}</div>}
      <Detail part={part} {...detail} />
      {!stays && <span className={css.countdown}>{text('message.countdown', { seconds })}</span>}
      {!stays && <span className={css.life} data-tone={tone} data-paused={paused || undefined} aria-hidden="true" />}
    </section>
  );
}

function Detail({ part, detailHref, onDetail }: Pick<AlertContent, 'detailHref' | 'onDetail'> & Named) {
  const text = useText();
  if (detailHref !== undefined)
    return (
      <Anchor href={detailHref} {...part('detail', css.detail)} onClick={onDetail}>
        {text('message.detail')}
      </Anchor>
    );
  if (!onDetail) return null;
  return (
    <button type="button" {...part('detail', css.detail)} onClick={onDetail}>
      {text('message.detail')}
    </button>
  );
}
