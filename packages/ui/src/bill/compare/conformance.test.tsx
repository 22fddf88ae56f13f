import { conforms } from '../../testing/conformance.tsx';
import { flagship } from '../fixtures.ts';
import { BillCompare } from './bill-compare.tsx';
import { BillDifferenceList } from './difference-list.tsx';
import { comparisonOf, draft, faultyDraft, me, sides, suiteMark, versionsOf } from './fixtures.ts';

const done = async () => ({ ok: true }) as const;

conforms(
  'BillCompare',
  <BillCompare
    {...sides(flagship(), faultyDraft())}
    marks={suiteMark()}
    me={me()}
    facts={{ viewed: true, newest: true }}
    versions={versionsOf()}
    version="3"
    onVersion={() => undefined}
    onMark={done}
    onSend={done}
    onApprove={done}
    onClose={() => undefined}
  />,
  { ref: HTMLDivElement },
);
conforms(
  'BillDifferenceList',
  <BillDifferenceList
    {...sides(flagship(), draft())}
    comparison={comparisonOf(flagship(), draft())}
    marks={suiteMark()}
    reviewer="陈蔚"
    at="2026-11-20T09:48:00+08:00"
    hash="9f2c 41ab 77d0"
  />,
  { ref: HTMLElement },
);
