import type { BillVo } from '@lading/validators/bill';
import type { ReactNode } from 'react';
import { MISSING } from '../format/figures.ts';
import { useText } from '../i18n/provider.tsx';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import { useBoxFrame } from './bill-frames.ts';
import type { BillBox, BoxLabel } from './bill-layout.ts';
import * as styles from './bill-paper.css.ts';
import { textOf } from './bill-values.ts';
import { Lines } from './lines.tsx';

/** The reader's word, and the word of the paper where that is another one. */
function Label({ label }: { label: BoxLabel }) {
  const text = useText();
  const own = text(`bill.${label}`);
  const printed = text(`bill.paper.${label}`);
  return (
    <dt className={styles.label}>
      {own}
      {printed !== own && (
        <span className={styles.paperWord} lang="en">
          {printed}
        </span>
      )}
    </dt>
  );
}

function Value({ box, bill, words }: { box: BillBox; bill: BillVo; words: ReactNode }) {
  const text = useText();
  const own = textOf(bill, box.field);
  // A place is printed by its description; without one its name is.
  const typed = own || (box.place ? textOf(bill, box.place.name) : '');
  const marked = own && words;
  if (box.lines)
    return (
      <Lines party label={text(`bill.${box.label}`)} text={typed || MISSING}>
        {marked || undefined}
      </Lines>
    );
  return marked || typed || MISSING;
}

function Place({ box, bill }: { box: BillBox; bill: BillVo }) {
  if (!box.place) return null;
  const name = textOf(bill, box.field) ? textOf(bill, box.place.name) : '';
  return (
    <dd className={styles.place}>
      {name && <span>{name}</span>}
      <span className={styles.code}>{textOf(bill, box.place.code)}</span>
    </dd>
  );
}

/** As high as what will stand there. */
const Awaited = ({ box }: { box: BillBox }) => (
  <span className={`${styles.lines} ${styles.awaited}`} data-party={box.lines}>
    <SkeletonBar />
  </span>
);

/** One box of the form; without a bill its label stands over the grey bar of what is on its way. */
export function Box({ box, bill }: { box: BillBox; bill: BillVo | undefined }) {
  const { path, frame } = useBoxFrame(box);
  const words = path === `bill.${box.field}` ? frame?.words : undefined;
  return (
    <div
      className={styles.box}
      data-span={box.span}
      data-tall={box.tall}
      data-half={box.half}
      data-strong={box.strong}
      data-path={frame && path}
      data-frame={frame?.look}
      data-current={frame?.current ? '' : undefined}
    >
      <Label label={box.label} />
      <dd className={styles.value}>{bill ? <Value box={box} bill={bill} words={words} /> : <Awaited box={box} />}</dd>
      {bill && <Place box={box} bill={bill} />}
      {frame?.flag}
    </div>
  );
}
