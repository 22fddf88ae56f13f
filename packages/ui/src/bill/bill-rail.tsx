import type { BillRecord } from '@lading/validators/bill';
import { createElement, type ReactNode } from 'react';
import { MISSING } from '../format/figures.ts';
import { dateTime } from '../format/format.ts';
import { useSetting, useText } from '../i18n/provider.tsx';
import { loadAhead, useLate } from '../i18n/use-late.ts';
import { Skeleton, SkeletonBar } from '../skeleton/skeleton.tsx';
import * as paper from './bill-paper.css.ts';
import * as styles from './bill-rail.css.ts';
import { WebStatusTag } from './web-status-tag.tsx';

// What the checks found is the last that is read: the page that can show a bill is not kept waiting for them, nor the first bill.
const loadChecks = async () => (await import('./bill-check-list.tsx')).BillCheckList;
loadAhead(loadChecks);

/** In this order. */
const FACTS = ['status', 'maker', 'phone', 'email', 'made', 'remark'] as const;

/** The facts under their heading; `of` says what stands at each. */
function Facts({ of }: { of(this: void, fact: (typeof FACTS)[number]): ReactNode }) {
  const text = useText();
  return (
    <div>
      <h3 className={styles.heading}>{text('bill.rail.title')}</h3>
      <dl className={styles.facts}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt className={styles.term}>{text(`bill.rail.${fact}`)}</dt>
            <dd className={styles.fact}>{of(fact)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Addresses are kept in one text, separated by English commas. */
function Addresses({ text }: { text: string }) {
  const addresses = text.split(',').map((address) => address.trim());
  return [...new Set(addresses)].filter(Boolean).map((address) => (
    <span key={address} className={styles.mono}>
      {address}
    </span>
  ));
}

export interface BillRailProps {
  record: BillRecord;
  /** stands for the status of the bill */
  tag?: ReactNode;
}

/** What is kept with a bill and never printed on it, and what the checks found. */
export function BillRail({ record, tag }: BillRailProps) {
  const { text, timeZone } = useSetting();
  const CheckList = useLate(loadChecks);
  const { bill } = record;
  const facts: Record<(typeof FACTS)[number], ReactNode> = {
    status: tag ?? <WebStatusTag status={bill.webStatus} name={bill.webStatusName} />,
    maker: bill.blContract || MISSING,
    phone: bill.blTel || MISSING,
    email: bill.blEmail ? <Addresses text={bill.blEmail} /> : MISSING,
    made: dateTime(bill.blDate, timeZone),
    remark: bill.remark || MISSING,
  };
  // It scrolls by itself beside a bill that does.
  const region = { 'aria-label': text('bill.rail.title'), tabIndex: 0 };
  return (
    <section className={styles.rail} {...region}>
      <Facts of={(fact) => facts[fact]} />
      <div>
        <h3 className={styles.heading}>{text('bill.checks.title')}</h3>
        {CheckList
          ? createElement(CheckList, { record })
          : CheckList === null && <p className={styles.fact}>{MISSING}</p>}
      </div>
    </section>
  );
}

/** The rail of a bill on its way. That it loads is said by the form beside it. */
export function RailSkeleton() {
  const text = useText();
  return (
    <section className={styles.rail} aria-hidden="true">
      <Skeleton>
        <Facts
          of={() => (
            <span className={paper.awaited}>
              <SkeletonBar />
            </span>
          )}
        />
      </Skeleton>
      <Skeleton>
        <div>
          <h3 className={styles.heading}>{text('bill.checks.title')}</h3>
          <ul>
            {/* As many as there mostly are. */}
            {[0, 1, 2, 3].map((check) => (
              <li key={check} className={`${styles.check} ${styles.awaited} ${paper.awaited}`}>
                <SkeletonBar />
                <SkeletonBar />
              </li>
            ))}
          </ul>
        </div>
      </Skeleton>
    </section>
  );
}
