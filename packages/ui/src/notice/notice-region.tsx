import { type ComponentPropsWithoutRef, forwardRef, useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ABOVE_DIALOGS } from '../foundations/layer.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { useText } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as styles from './notice.css.ts';
import type { Notice, NoticeKind, NoticeStore } from './notice-store.ts';
import { useHold } from './use-hold.ts';
import { useWayIn } from './use-way-in.ts';

const GLYPH: Record<NoticeKind, IconDrawing> = {
  error: icons.octagon,
  warning: icons.warning,
  info: icons.info,
  success: icons.checkCircle,
};

interface CardProps {
  notice: Notice;
  onClose: () => void;
  part: NamePart<NoticeRegionPart>;
}

function NoticeCard({ notice, onClose, part }: CardProps) {
  const text = useText();
  const { action, kind } = notice;
  const title = notice.title ?? (kind === 'error' ? text('notice.error') : undefined);
  return (
    <div {...part('item', `${styles.notice} ${styles.lives[action ? 'action' : kind]}`)} data-kind={kind}>
      <span {...part('icon', styles.glyph)}>
        <Icon drawing={GLYPH[kind]} size="lg" />
      </span>
      <div className={styles.words}>
        {title && <p {...part('title', styles.title)}>{title}</p>}
        <p {...part('text', styles.text)} data-alone={title ? undefined : ''}>
          {notice.text}
        </p>
        {action && (
          <TextButton
            {...part('action', styles.action)}
            data-action=""
            onClick={() => {
              onClose();
              action.onAction();
            }}
          >
            {action.label}
          </TextButton>
        )}
      </div>
      <div className={styles.close}>
        <IconButton {...part('close')} icon={icons.close} size="sm" label={text('notice.close')} onClick={onClose} />
      </div>
      <span key={notice.round} className={styles.lifeLine} />
    </div>
  );
}

type Taken = 'children' | 'onBlur' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave';

/** What of it has a name of its own. */
export type NoticeRegionPart = 'item' | 'icon' | 'title' | 'text' | 'action' | 'close';

export interface NoticeRegionProps extends Omit<ComponentPropsWithoutRef<'section'>, Taken> {
  /** classes by part: `item` a notice with `icon`, `title`, `text`, `action` and `close` */
  classNames?: PartClasses<NoticeRegionPart> | undefined;
  store: NoticeStore;
}

/** Where the notices of a store appear, top right above everything. One at the root of an application. */
export const NoticeRegion = /* @__PURE__ */ forwardRef<HTMLElement, NoticeRegionProps>(function NoticeRegion(
  { store, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const notices = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const [region, both] = useBothRefs(ref);
  const { held, handlers } = useHold(store, region, notices.length);
  useWayIn(region, notices.length);
  const pile = (live: 'assertive' | 'polite') => (
    <div aria-live={live} aria-relevant="additions">
      {notices
        .filter((notice) => (notice.kind === 'error') === (live === 'assertive'))
        .map((notice) => (
          <NoticeCard key={notice.id} notice={notice} part={part} onClose={() => store.dismiss(notice.id)} />
        ))}
    </div>
  );
  return (
    <section
      data-component="NoticeRegion"
      aria-label={text('notice.region')}
      aria-keyshortcuts="F6"
      {...{ [ABOVE_DIALOGS]: '' }}
      {...rest}
      {...handlers}
      ref={both}
      className={`${styles.region} ${className}`}
      data-paused={held ? '' : undefined}
    >
      {pile('assertive')}
      {pile('polite')}
    </section>
  );
});
