import { type ComponentPropsWithoutRef, forwardRef, useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ABOVE_DIALOGS } from '../foundations/layer.ts';
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

function NoticeCard({ notice, onClose }: { notice: Notice; onClose(): void }) {
  const text = useText();
  const { action, kind } = notice;
  const title = notice.title ?? (kind === 'error' ? text('notice.error') : undefined);
  return (
    <div className={`${styles.notice} ${styles.lives[action ? 'action' : kind]}`} data-kind={kind}>
      <span className={styles.glyph}>
        <Icon drawing={GLYPH[kind]} size="lg" />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text} data-alone={title ? undefined : ''}>
          {notice.text}
        </p>
        {action && (
          <TextButton
            className={styles.action}
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
        <IconButton icon={icons.close} size="sm" label={text('notice.close')} onClick={onClose} />
      </div>
      <span key={notice.round} className={styles.lifeLine} />
    </div>
  );
}

type Taken = 'children' | 'onBlur' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave';

export interface NoticeRegionProps extends Omit<ComponentPropsWithoutRef<'section'>, Taken> {
  store: NoticeStore;
}

/** Where the notices of a store appear, top right above everything. One at the root of an application. */
export const NoticeRegion = /* @__PURE__ */ forwardRef<HTMLElement, NoticeRegionProps>(function NoticeRegion(
  { store, className = '', ...rest },
  ref,
) {
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
          <NoticeCard key={notice.id} notice={notice} onClose={() => store.dismiss(notice.id)} />
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
