import { Overlay } from '../../foundations/overlay.tsx';
import { useText } from '../../i18n/provider.tsx';
import { useBillName } from '../bill-names.ts';
import type { BillId } from '../bill-source.ts';
import { numberOf } from '../bill-values.ts';
import { ComparedBill, ComparedSheet } from '../compare/compare-print.tsx';
import { dataOf } from '../loadable.ts';
import { useSource } from '../source.ts';
import { usePrinting } from '../use-bill-printing.ts';
import { titleOf } from './pair.ts';
import type { BillReviewSource, ReviewVersion } from './types.ts';
import type { Base } from './use-base.ts';
import type { BillCount, Counts } from './use-counts.tsx';
import { useRecord } from './use-record.ts';

interface ReviewPrintProps {
  source: BillReviewSource;
  base: Base;
  bills: readonly BillId[];
  counts: Counts;
  inHouses: BillCount | undefined;
}

interface SheetProps extends Omit<ReviewPrintProps, 'base'> {
  left: ReviewVersion;
  right: ReviewVersion;
  /** start of the hash of the draft */
  hash: string | undefined;
}

interface PrintedHousesProps {
  houses: NonNullable<BillReviewSource['houses']>;
  count: BillCount | undefined;
  me: string;
  place: number;
  now: number | undefined;
}

interface PrintedProps extends Omit<SheetProps, 'bills' | 'inHouses'> {
  bill: BillId;
  place: number;
  name: string | undefined;
}

function Printed({ bill, place, name, source, counts, left, right, hash }: PrintedProps) {
  const text = useText();
  const record = dataOf(useRecord(source, bill, right));
  const count = counts.get(bill);
  if (!record || !count) return null;
  const title = [titleOf(text, right), name].filter(Boolean).join(' · ');
  return (
    <ComparedBill
      place={place}
      left={{ title: titleOf(text, left), at: left.at }}
      right={{ title, at: right.at }}
      records={[record]}
      comparison={count.comparison}
      marks={count.marks}
      me={source.me}
      hash={hash}
      now={source.now}
    />
  );
}

/** What master and house bills say of each other; both are printed elsewhere. */
function PrintedHouses({ houses, count, me, place, now }: PrintedHousesProps) {
  const both = dataOf(useSource(houses, undefined));
  if (!both || !count) return null;
  const { comparison, marks } = count;
  const sides = { left: both.left, right: both.right };
  const said = { comparison, marks, me, place, now };
  return <ComparedBill {...sides} {...said} records={[]} hash={undefined} />;
}

function Sheet({ bills, inHouses, ...props }: SheetProps) {
  const name = useBillName();
  const text = useText();
  const { source, right, hash } = props;
  const { houses, me, now } = source;
  const main = dataOf(useRecord(source, null, right));
  return (
    <Overlay>
      <ComparedSheet number={main ? numberOf(main) : ''} version={titleOf(text, right)} me={me} now={now}>
        {bills.map((bill, at) => (
          <Printed
            key={bill ?? 'main'}
            {...props}
            // It is that of the whole draft, and stands once.
            hash={at === bills.length - 1 ? hash : undefined}
            bill={bill}
            place={at}
            name={bills.length > 1 ? name(at) : undefined}
          />
        ))}
        {houses && <PrintedHouses houses={houses} count={inHouses} me={me} place={bills.length} now={now} />}
      </ComparedSheet>
    </Overlay>
  );
}

/** While the browser prints: every bill as the draft has it, after each the list of its differences, black on white. */
export function ReviewPrint({ base, ...props }: ReviewPrintProps) {
  const { instruction, draft, newer } = base;
  const printing = usePrinting();
  if (!printing || !instruction || !draft) return null;
  // That of the newest draft is no hash of an earlier one.
  const hash = draft.hash ?? (newer ? undefined : props.source.hash);
  return <Sheet {...props} left={instruction} right={draft} hash={hash} />;
}
