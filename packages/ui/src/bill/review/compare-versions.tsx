import { DRAFT_DRAFT, INSTRUCTION_DRAFT } from '@lading/validators/bill';
import { useMemo, useState } from 'react';
import { useStable } from '../../foundations/use-stable.ts';
import { useText } from '../../i18n/provider.tsx';
import type { BillCompareProps, ReviewNow } from '../compare/types.ts';
import { dataOf } from '../loadable.ts';
import { type SharedProps, useShared } from './compare-shared.ts';
import { findVersion, titleOf } from './pair.ts';
import type { VersionRef } from './types.ts';
import { useRecord, useReviewMarks } from './use-record.ts';
import { OnItsWay, Waiting } from './waiting.tsx';

interface CompareVersionsProps extends SharedProps {
  left: VersionRef;
  right: VersionRef;
}

/** Both records with the marks once all are here, and what is shown meanwhile. */
function useCompared({ left, right, decides, source, bill }: CompareVersionsProps) {
  const parts = [
    useRecord(source, bill, left),
    useRecord(source, bill, right),
    useReviewMarks(source, bill, right.version),
  ] as const;
  const [before, after, marks] = [dataOf(parts[0]), dataOf(parts[1]), dataOf(parts[2])?.marks];
  const here = useMemo(
    () => before && after && marks && { left, right, decides, before, after, marks },
    [left, right, decides, before, after, marks],
  );
  // While another version is on its way the one before stays, with the words that are written there and the focus.
  const [last, setLast] = useState(here);
  if (here && here !== last) setLast(here);
  return { parts, here: here !== undefined, shown: here ?? last };
}

/** One bill in two versions. */
export function CompareVersions(props: CompareVersionsProps) {
  const { Compare, source, versions, bill, right, newest, count } = props;
  const text = useText();
  const shared = useShared(props);
  const { parts, here, shown } = useCompared(props);
  const deciding = here && shown?.decides === true;
  const calls = useStable({
    onReview: (now: ReviewNow) => props.onReview(bill, now),
    onMark: (...[action, seen]: Parameters<BillCompareProps['onMark']>) =>
      source.onMark(bill, shown?.right.version ?? right.version, action, seen),
    attachments: (path: string, editing: boolean) =>
      source.attachments?.({ bill, draft: shown?.right.version ?? right.version, path, editing }),
  });
  const comparison = deciding ? count?.comparison : undefined;
  const attached = source.attachments !== undefined;
  const readOnly = !shown?.decides || source.readOnly === true;
  const compare = useMemo(() => {
    if (!shown) return;
    const [from, to] = [findVersion(versions, shown.left), findVersion(versions, shown.right)];
    return (
      <Compare
        {...shared}
        comparison={comparison}
        readOnly={readOnly}
        left={{ record: shown.before, title: titleOf(text, shown.left), at: from?.at }}
        right={{ record: shown.after, title: titleOf(text, shown.right), at: to?.at }}
        version={String(shown.right.version)}
        policy={shown.left.source === 'draft' ? DRAFT_DRAFT : INSTRUCTION_DRAFT}
        marks={shown.marks}
        facts={{ viewed: (to?.viewed ?? []).length > 0, newest }}
        onReview={deciding ? calls.onReview : undefined}
        onMark={calls.onMark}
        attachments={attached && shown.decides ? calls.attachments : undefined}
      />
    );
  }, [Compare, attached, calls, comparison, deciding, newest, readOnly, shared, shown, text, versions]);
  if (!compare) return <Waiting parts={parts} />;
  return (
    <>
      {!here && <OnItsWay title={titleOf(text, right)} parts={parts} />}
      {compare}
    </>
  );
}
