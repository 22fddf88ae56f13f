import { type ComponentPropsWithoutRef, type FocusEvent, forwardRef, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useFormat } from '../format/use-format.ts';
import { ABOVE_DIALOGS } from '../foundations/layer.ts';
import { Overlay } from '../foundations/overlay.tsx';
import { useOwnEscape } from '../foundations/own-escape.ts';
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

export interface AlertBoxProps extends AlertContent, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
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
    ...rest
  },
  ref,
) {
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

const GLYPH = { info: icons.circleHalf, warning: icons.hourglass, danger: icons.octagon };

function Box({ type, tone = 'info', title, time, text: more, onOpenChange, stays = false, ...detail }: AlertContent) {
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
      className={css.box}
      aria-label={text('message.new')}
      // What is told is the line above, once; the countdown is not.
      aria-live="off"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
    >
      <header className={css.head}>
        {type && (
          <StatusTag tone={tone} glyph={GLYPH[tone]}>
            {type}
          </StatusTag>
        )}
        {time && (
          <time className={css.time} dateTime={time}>
            {clock(time)}
          </time>
        )}
        <div className={css.close}>
          <IconButton icon={icons.close} size="sm" label={text('message.close')} onClick={close} />
        </div>
      </header>
      <p className={css.title}>{title}</p>
      {more && <div className={css.text}>{more}</div>}
      <Detail {...detail} />
      {!stays && <span className={css.countdown}>{text('message.countdown', { seconds })}</span>}
      {!stays && <span className={css.life} data-tone={tone} data-paused={paused || undefined} aria-hidden="true" />}
    </section>
  );
}

function Detail({ detailHref, onDetail }: Pick<AlertContent, 'detailHref' | 'onDetail'>) {
  const text = useText();
  if (detailHref !== undefined)
    return (
      <Anchor href={detailHref} className={css.detail} onClick={onDetail}>
        {text('message.detail')}
      </Anchor>
    );
  if (!onDetail) return null;
  return (
    <button type="button" className={css.detail} onClick={onDetail}>
      {text('message.detail')}
    </button>
  );
}
