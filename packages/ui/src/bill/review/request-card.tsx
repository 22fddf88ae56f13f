import { diffWords } from '@lading/validators/bill';
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Avatar } from '../../avatar/index.ts';
import { Button } from '../../button/index.ts';
import { ContainerNumber } from '../../container-number/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { StatusTag, type Tone } from '../../status-tag/index.ts';
import { TextArea } from '../../text-area/index.ts';
import * as cards from '../compare/card.css.ts';
import { linesOfSide } from '../compare/pieces.ts';
import { shortTime } from '../compare/time.ts';
import { ChangeFiles } from './change-files.tsx';
import { pathName } from './path-name.ts';
import * as styles from './requests.css.ts';
import type { RequestAnswer, ReviewRequest, ReviewRequestsHandlers } from './requests-types.ts';
import { useFocusAfter } from './use-focus-after.ts';

const LOOKS = {
  open: { tone: 'pen', glyph: icons.pen, word: 'waiting' },
  accepted: { tone: 'success', glyph: icons.check, word: 'accepted' },
  declined: { tone: 'danger', glyph: icons.close, word: 'declined' },
} as const satisfies Record<ReviewRequest['state'], { tone: Tone; glyph: unknown; word: string }>;

/** One side of the change, what differs in it marked. */
function Side({ request, side }: { request: ReviewRequest; side: 'left' | 'right' }) {
  const text = useText();
  const { current, proposed } = request;
  const lines = useMemo(() => linesOfSide(diffWords(current, proposed, false), side), [current, proposed, side]);
  const value = side === 'left' ? current : proposed;
  // The number as everywhere: its digit boxed, and whether it is right.
  if (value && request.path.endsWith('.ctnNo')) return <ContainerNumber value={value} />;
  if (!value)
    return <span className={styles.empty}>{text(side === 'left' ? 'compare.empty' : 'review.requests.left')}</span>;
  return lines.map((line) => (
    <span key={line.at} className={styles.line}>
      {line.pieces.map(({ at, text: words, changed, cosmetic }) => {
        if (!changed || cosmetic) return <span key={at}>{words}</span>;
        return side === 'left' ? (
          <del key={at} className={cards.added}>
            {words}
          </del>
        ) : (
          <ins key={at} className={styles.asked}>
            {words}
          </ins>
        );
      })}
    </span>
  ));
}

/** The buttons go when one was pressed, and the form when it is done: the focus stays with the card. */
const STAY = { within: 'article', next: ['form textarea', '[data-ways] button'] };

function Ways({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfter(STAY, part);
  return (
    <div ref={part} className={styles.ways} data-ways="">
      {children}
    </div>
  );
}

interface EditorProps {
  request: ReviewRequest;
  kind: 'accepted' | 'declined';
  onSave: (answer: RequestAnswer) => void;
  onCancel: () => void;
}

/** The answer: the value of the next draft, or the reason why it stays. */
function Editor({ request, kind, onSave, onCancel }: EditorProps) {
  const text = useText();
  const [value, setValue] = useState(request.value ?? request.proposed);
  const [reason, setReason] = useState(request.answer?.reason ?? '');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusAfter(STAY, form);
  // Whole above the foot, its ways too.
  // A newer browser answers with a promise, which must not be taken for what ends the effect.
  useEffect(() => void form.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const accepts = kind === 'accepted';
  const needed = !accepts && !reason.trim();
  const unchanged = accepts && value === request.current;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (needed || unchanged) {
      // The reason stands last, the value first.
      const fields = form.current?.querySelectorAll('textarea');
      return fields?.item(needed ? fields.length - 1 : 0).focus();
    }
    onSave(accepts ? { state: kind, value, reason: reason.trim() } : { state: kind, reason: reason.trim() });
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={save} noValidate>
      {accepts && (
        <TextArea
          printed
          rows={value.includes('\n') ? 4 : 1}
          label={text('review.requests.value')}
          value={value}
          error={unchanged ? text('review.requests.unchanged') : undefined}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      <TextArea
        rows={1}
        label={text(accepts ? 'review.requests.note' : 'review.requests.why')}
        required={!accepts}
        value={reason}
        error={tried && needed ? text('review.requests.needed') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" size="sm" variant={accepts ? 'primary' : 'danger'}>
          {text(accepts ? 'review.requests.accept' : 'review.requests.decline')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {text('compare.cancel')}
        </Button>
      </div>
    </form>
  );
}

export interface RequestCardProps {
  request: ReviewRequest;
  billName: string | undefined;
  readOnly: boolean;
  running: boolean;
  failure: string | undefined;
  onAnswer: (answer: RequestAnswer) => Promise<boolean>;
  onOpenFile: ReviewRequestsHandlers['onOpenFile'];
}

/** One change that is asked for: what the draft says, what it should say, why, and the answer to it. */
export function RequestCard({ request, billName, readOnly, running, failure, onAnswer, onOpenFile }: RequestCardProps) {
  const text = useText();
  const format = useFormat();
  const id = useId();
  const [kind, setKind] = useState<'accepted' | 'declined'>();
  const { state, path, by, at, reason, answer, value, proposed, files = [] } = request;
  const look = LOOKS[state];
  const save = async (given: RequestAnswer) => {
    if (await onAnswer(given)) setKind(undefined);
  };
  const edited = state === 'accepted' && value !== undefined && value !== proposed;
  return (
    <article className={styles.card} data-state={state} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <div className={styles.what}>
          <StatusTag tone={look.tone} glyph={look.glyph}>
            {text(`review.requests.${look.word}`)}
          </StatusTag>
          <h3 className={styles.name} id={`${id}-name`}>
            {pathName(text, path)}
          </h3>
          {billName && <span className={styles.bill}>{billName}</span>}
        </div>
        <span className={styles.who}>
          <Avatar name={by} decorative />
          {by} <time dateTime={at}>{shortTime(format, at)}</time>
        </span>
      </header>
      <dl className={styles.sides}>
        <div>
          <dt>{text('review.requests.now')}</dt>
          <dd>
            <Side request={request} side="left" />
          </dd>
        </div>
        <div>
          <dt>{text('review.requests.asked')}</dt>
          <dd>
            <Side request={request} side="right" />
          </dd>
        </div>
      </dl>
      <p className={styles.why}>{text(`compare.reason.${reason}`)}</p>
      {files.length > 0 && onOpenFile && <ChangeFiles files={files} onOpen={onOpenFile} />}
      {answer && !kind && (
        <p className={styles.answer}>
          <b>{answer.by}</b> <time dateTime={answer.at}>{shortTime(format, answer.at)}</time>
          {edited && <span className={styles.line}>{text('review.requests.edited', { value })}</span>}
          {answer.reason && <span className={styles.line}>{answer.reason}</span>}
        </p>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          <Icon drawing={icons.warning} />
          {text('compare.failed', { message: failure })}
        </p>
      )}
      {kind && (
        <Editor
          key={kind}
          request={request}
          kind={kind}
          onSave={(given) => void save(given)}
          onCancel={() => setKind(undefined)}
        />
      )}
      {!kind && !readOnly && (
        <Ways key={state}>
          {state !== 'open' ? (
            <Button size="sm" variant="ghost" icon={icons.pen} onClick={() => setKind(state)}>
              {text('review.requests.edit')}
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                variant="primary"
                icon={icons.check}
                loading={running}
                onClick={() => void save({ state: 'accepted', value: proposed, reason: '' })}
              >
                {text('review.requests.accept')}
              </Button>
              <Button size="sm" icon={icons.pen} onClick={() => setKind('accepted')}>
                {text('review.requests.adjust')}
              </Button>
            </>
          )}
          {state !== 'declined' && (
            <Button size="sm" variant="ghost" icon={icons.close} onClick={() => setKind('declined')}>
              {text('review.requests.decline')}
            </Button>
          )}
          {state === 'declined' && (
            <Button size="sm" variant="ghost" icon={icons.check} onClick={() => setKind('accepted')}>
              {text('review.requests.accept')}
            </Button>
          )}
        </Ways>
      )}
    </article>
  );
}
