import { forwardRef, useCallback, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { ConfirmDialog } from '../../confirm-dialog/index.ts';
import { CopyButton } from '../../copy-button/index.ts';
import type { FrameProps } from '../../dialog/frame-props.ts';
import { Dialog } from '../../dialog/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { Loading } from '../../loading/index.ts';
import { SegmentedControl } from '../../segmented-control/index.ts';
import { StatusTag, type Tone } from '../../status-tag/index.ts';
import { shortTime } from '../compare/time.ts';
import * as styles from './share.css.ts';
import type { ReviewShares, ShareLink } from './types.ts';
import { isFocusLost, type Neighbours, useFocusAfter } from './use-focus-after.ts';
import { useNow } from './use-now.ts';

/** Where the focus goes when a link can no longer be copied or revoked. */
const LIST: Neighbours = { within: '[data-part=links]', next: [] };

/** Days a link can be valid for. */
const DAYS = ['1', '7', '30'] as const;
type Days = (typeof DAYS)[number];

export interface ShareDialogProps extends FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shares: ReviewShares;
  /** now in ms; the clock of the browser unless told */
  now?: number | undefined;
}

type State = 'active' | 'expired' | 'revoked';
const TONES: Record<State, Tone> = { active: 'success', expired: 'neutral', revoked: 'neutral' };

function stateOf({ revokedAt, expiresAt }: ShareLink, now: number): State {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) > now ? 'active' : 'expired';
}

interface LinkRowProps {
  link: ShareLink;
  now: number;
  onRevoke: () => void;
}

function Ways({ link, onRevoke }: Omit<LinkRowProps, 'now'>) {
  const text = useText();
  const ref = useRef<HTMLSpanElement>(null);
  useFocusAfter(LIST, ref);
  return (
    <span ref={ref} className={styles.ways}>
      {link.url && <CopyButton value={link.url} label={text('review.share.copy')} />}
      <Button size="sm" variant="ghost" onClick={onRevoke}>
        {text('review.share.revoke')}
      </Button>
    </span>
  );
}

function LinkRow({ link, now, onRevoke }: LinkRowProps) {
  const text = useText();
  const format = useFormat();
  const state = stateOf(link, now);
  const when = shortTime(format, link.at);
  return (
    <li className={styles.link} data-state={state}>
      <StatusTag tone={TONES[state]}>{text(`review.share.${state}`)}</StatusTag>
      <div className={styles.about}>
        <span>{text('review.share.by', { name: link.by, at: when })}</span>
        <small>
          {[
            text('review.share.until', { at: format.minute(link.expiresAt) }),
            link.opened !== undefined && text('review.share.opened', { count: link.opened }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {state === 'active' && <Ways link={link} onRevoke={onRevoke} />}
    </li>
  );
}

function Links({ shares, now, onRevoke }: { shares: ReviewShares; now: number; onRevoke(link: ShareLink): void }) {
  const text = useText();
  const { links } = shares;
  if (links.status === 'loading') return <Loading />;
  if (links.status === 'error') return <ErrorPanel message={links.message} onRetry={links.retry} />;
  if (links.data.length === 0) return <p className={styles.none}>{text('review.share.none')}</p>;
  return (
    <ul className={styles.links}>
      {links.data.map((link) => (
        <LinkRow key={link.id} link={link} now={now} onRevoke={() => onRevoke(link)} />
      ))}
    </ul>
  );
}

function Fresh({ url }: { url: string }) {
  const text = useText();
  return (
    <div className={styles.fresh} role="status">
      <b>{text('review.share.new')}</b>
      <code className={styles.url}>{url}</code>
      <CopyButton wide value={url} label={text('review.share.copy')} />
      <small>{text('review.share.once')}</small>
    </div>
  );
}

/** Links for colleagues without an account: made with an end, copied, listed, revoked. */
export const ShareDialog = /* @__PURE__ */ forwardRef<HTMLDivElement, ShareDialogProps>(function ShareDialog(
  { open, onOpenChange, shares, now: given, ...rest },
  ref,
) {
  const text = useText();
  const now = useNow(given);
  const [days, setDays] = useState<Days>('7');
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [fresh, setFresh] = useState<ShareLink>();
  const [asking, setAsking] = useState<ShareLink>();
  const list = useRef<HTMLElement>(null);
  // The button that opened the question may be gone when it closes.
  const answered = useCallback((dialog: HTMLElement | null) => {
    if (!dialog) setTimeout(() => isFocusLost() && list.current?.focus());
  }, []);
  const run = async (call: () => Promise<{ ok: boolean; message?: string }>) => {
    if (running) return;
    setRunning(true);
    setFailure(undefined);
    const outcome = await call().catch((error: Error) => ({ ok: false, message: error.message }));
    setRunning(false);
    setAsking(undefined);
    if (!outcome.ok) setFailure(outcome.message);
  };
  const create = () =>
    run(async () => {
      const made = await shares.onCreate(Number(days));
      if (made.ok) setFresh(made.link);
      return made;
    });
  const revoke = (link: ShareLink) =>
    run(async () => {
      const outcome = await shares.onRevoke(link);
      if (outcome.ok && fresh?.id === link.id) setFresh(undefined);
      return outcome;
    });
  return (
    <>
      <Dialog
        data-component="ShareDialog"
        {...rest}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        size="message"
        title={text('review.share')}
      >
        <div className={styles.sheet}>
          <p className={styles.note}>{text('review.share.note')}</p>
          <div className={styles.make}>
            <SegmentedControl
              label={text('review.share.days')}
              value={days}
              onChange={(value) => setDays(value as Days)}
              options={DAYS.map((value) => ({ value, label: text('review.share.day', { count: Number(value) }) }))}
            />
            <Button variant="primary" icon={icons.link} loading={running && !asking} onClick={() => void create()}>
              {text('review.share.create')}
            </Button>
          </div>
          {failure && (
            <p className={styles.failure} role="alert">
              <Icon drawing={icons.warning} />
              {failure}
            </p>
          )}
          {fresh?.url && <Fresh url={fresh.url} />}
          <section
            ref={list}
            className={styles.list}
            data-part="links"
            tabIndex={-1}
            aria-label={text('review.share.list')}
          >
            <h3 className={styles.title}>{text('review.share.list')}</h3>
            <Links shares={shares} now={now} onRevoke={setAsking} />
          </section>
        </div>
      </Dialog>
      <ConfirmDialog
        ref={answered}
        open={open && asking !== undefined}
        title={text('review.share.revoke')}
        question={text('review.share.revoke.question')}
        confirmLabel={text('review.share.revoke')}
        tone="danger"
        pending={running}
        onConfirm={() => asking && void revoke(asking)}
        onOpenChange={() => setAsking(undefined)}
      />
    </>
  );
});
