import { type PastedIssue, type PastedList, parseContainerList } from '@lading/validators/paste';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { useIssueText } from '../../i18n/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import type { BillId } from '../bill-source.ts';
import { BillCompare } from '../compare/bill-compare.tsx';
import { Failure } from '../compare/footer-parts.tsx';
import { dataOf } from '../loadable.ts';
import { titleOf } from './pair.ts';
import * as styles from './sheet.css.ts';
import { columnLetters, withSheet } from './sheet-rows.ts';
import type { BillReviewSource, ReviewVersion } from './types.ts';
import { useRecord, useReviewMarks } from './use-record.ts';

const SHOWN = 30;

function Faults({ issues }: { issues: readonly PastedIssue[] }) {
  const text = useText();
  const say = useIssueText();
  if (issues.length === 0) return null;
  const more = issues.length - SHOWN;
  return (
    <section className={styles.faults} aria-label={text('review.sheet.faults', { count: issues.length })}>
      <h3>{text('review.sheet.faults', { count: issues.length })}</h3>
      <ul>
        {issues.slice(0, SHOWN).map(({ line, column, issue }) => (
          <li key={`${line} ${column ?? 0} ${issue.code}`}>
            <b>
              {column === undefined
                ? text('review.sheet.row', { row: line })
                : text('review.sheet.cell', { row: line, column: columnLetters(column) })}
            </b>{' '}
            {say(issue)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{text('review.sheet.more', { count: more })}</p>}
    </section>
  );
}

interface Read {
  readonly name: string;
  readonly list: PastedList;
}

interface ComparedProps extends Omit<SheetDialogProps, 'onClose'> {
  list: PastedList;
}

/** The list against the draft, by the cards of the comparison; what is asked for here is asked of the draft. */
function Compared({ review, bill, draft, newest, list }: ComparedProps) {
  const text = useText();
  const record = dataOf(useRecord(review, bill, draft));
  const marks = dataOf(useReviewMarks(review, bill, draft.version));
  const sheet = useMemo(() => record && withSheet(record, list), [record, list]);
  if (!record || !sheet || !marks) return null;
  return (
    <BillCompare
      bare
      className={styles.compare}
      left={{ record: sheet, title: text('review.sheet.side') }}
      right={{ record, title: titleOf(text, draft), at: draft.at }}
      marks={marks.marks}
      me={review.me}
      facts={{ viewed: true, newest }}
      readOnly={review.readOnly === true || !newest}
      onMark={(action, seen) => review.onMark(bill, draft.version, action, seen)}
    />
  );
}

export interface SheetDialogProps {
  review: BillReviewSource;
  bill: BillId;
  draft: ReviewVersion;
  /** no newer draft has come */
  newest: boolean;
  onClose: () => void;
}

/** The reader's own list of containers against the draft: read on this device, and kept nowhere. */
export function SheetDialog(props: SheetDialogProps) {
  const { review, onClose } = props;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read>();
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const choose = async (file: File | undefined) => {
    if (!file || !review.sheets) return;
    setReading(true);
    setFailure(undefined);
    setRead(undefined);
    const got = await review.sheets
      .read(file)
      .catch(() => ({ ok: false, message: text('review.sheet.broken') }) as const);
    setReading(false);
    if (!got.ok) return setFailure(got.message);
    const list = parseContainerList(got.text);
    if (list.rows.some(({ values }) => values.ctnNo !== undefined)) setRead({ name: file.name, list });
    else setFailure(text('review.sheet.none'));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="bill"
      closeOnOutsidePress={false}
      printable={false}
      title={text('review.sheet')}
      footer={<Button onClick={onClose}>{text('compare.close')}</Button>}
    >
      <div className={styles.body}>
        <p>{text('review.sheet.lead')}</p>
        <div className={styles.ways}>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv"
            aria-label={text('review.sheet.choose')}
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              // The same file, mended, can be chosen again.
              currentTarget.value = '';
            }}
          />
          <Button variant="primary" icon={icons.document} loading={reading} onClick={() => input.current?.click()}>
            {text('review.sheet.choose')}
          </Button>
          <Button icon={icons.download} onClick={() => review.sheets?.template()}>
            {text('review.sheet.template')}
          </Button>
          {read && (
            <span role="status">{text('review.sheet.read', { name: read.name, count: read.list.rows.length })}</span>
          )}
        </div>
        {failure && <Failure>{failure}</Failure>}
        {read && <Faults issues={read.list.issues} />}
        {read && <Compared {...props} key={read.name} list={read.list} />}
      </div>
    </Dialog>
  );
}
