import { diffWords, type FieldComparison } from '@lading/validators/bill';
import { useMemo } from 'react';
import { Avatar } from '../../avatar/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as styles from './card.css.ts';
import type { BillMark, Signed, Verdict } from './marks.ts';
import * as pens from './pen.css.ts';
import { isChanged, linesOfSide, textOfLine } from './pieces.ts';
import { shortTime } from './time.ts';

function Who({ author, at }: Signed) {
  const format = useFormat();
  return (
    <>
      <b>{author}</b>{' '}
      <time className={pens.when} dateTime={at}>
        {shortTime(format, at)}
      </time>
    </>
  );
}

/** The first line that is to change, as it is and as it should be. */
function Change({ field, verdict }: { field: FieldComparison; verdict: Verdict & { kind: 'change' } }) {
  const text = useText();
  const [now, then] = useMemo(() => {
    const segments = diffWords(field.right, verdict.proposed, false);
    return [linesOfSide(segments, 'left').find(isChanged), linesOfSide(segments, 'right').find(isChanged)];
  }, [field.right, verdict.proposed]);
  return (
    <>
      <span className={pens.mono}>
        {now?.pieces.map(({ at, text: words, changed }) =>
          changed ? (
            <del key={at} className={styles.added}>
              {words}
            </del>
          ) : (
            <span key={at}>{words}</span>
          ),
        )}
      </span>{' '}
      {text(verdict.proposed ? 'compare.should' : 'compare.should.empty')}{' '}
      {verdict.proposed && <ins className={pens.penned}>{textOfLine(then) || verdict.proposed}</ins>}
      <small className={pens.why}>{text(`compare.reason.${verdict.reason}`)}</small>
    </>
  );
}

function Entry({ signed, children }: { signed: Signed; children: React.ReactNode }) {
  return (
    <li className={pens.entry}>
      <Avatar name={signed.author} decorative />
      <div>
        <Who {...signed} />
        <p>{children}</p>
      </div>
    </li>
  );
}

/** What people wrote about a field: the verdict, the forwarder's answer to a change, then the thread, each with author and time. */
export function Said({ field, mark }: { field: FieldComparison; mark: BillMark }) {
  const text = useText();
  const { verdict, carriedFrom, request, comments = [] } = mark;
  const answer = request?.answer;
  if (!verdict && !answer && comments.length === 0) return null;
  return (
    <ul className={pens.thread}>
      {verdict && (
        <Entry signed={verdict}>
          {verdict.kind === 'change' && <Change field={field} verdict={verdict} />}
          {verdict.kind === 'waived' && verdict.reason}
          {verdict.kind === 'ok' && text('compare.ok')}
          {carriedFrom !== undefined && (
            <small className={pens.why}>{text('compare.carried', { version: carriedFrom })}</small>
          )}
        </Entry>
      )}
      {answer && request.status !== 'open' && (
        <Entry signed={answer}>{text(`compare.answer.${request.status}`, { reason: answer.reason })}</Entry>
      )}
      {comments.map((comment) => (
        <Entry key={`${comment.at} ${comment.text}`} signed={comment}>
          {comment.text}
        </Entry>
      ))}
    </ul>
  );
}
