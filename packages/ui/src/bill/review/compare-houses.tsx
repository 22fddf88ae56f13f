import { housesPath, MASTER_HOUSES } from '@lading/validators/bill';
import { useMemo } from 'react';
import { useStable } from '../../foundations/use-stable.ts';
import type { BillCompareProps } from '../compare/types.ts';
import { dataOf } from '../loadable.ts';
import { useSource } from '../source.ts';
import { type SharedProps, useShared } from './compare-shared.ts';
import { marksInHouses, stepInHouses } from './houses.tsx';
import type { BillReviewSource, VersionRef } from './types.ts';
import { useReviewMarks } from './use-record.ts';
import { Waiting } from './waiting.tsx';

interface CompareHousesProps extends SharedProps {
  houses: NonNullable<BillReviewSource['houses']>;
  /** the draft that is decided about */
  right: VersionRef;
}

/** The master against the sum of its houses, decided as every other comparison. */
export function CompareHouses({ houses, right, ...props }: CompareHousesProps) {
  const { Compare, source, newest, count } = props;
  const shared = useShared(props);
  const both = useSource(houses, undefined);
  const review = useReviewMarks(source, null, right.version);
  const kept = dataOf(review);
  const marks = useMemo(() => kept && marksInHouses(kept).marks, [kept]);
  const viewed = props.versions.some(
    (one) => one.source === 'draft' && one.version === right.version && (one.viewed ?? []).length > 0,
  );
  const facts = useMemo(() => ({ viewed, newest }), [viewed, newest]);
  const calls = useStable({
    onMark: (...[action, seen]: Parameters<BillCompareProps['onMark']>) =>
      source.onMark(null, right.version, stepInHouses(action), seen),
    attachments: (path: string, editing: boolean) =>
      source.attachments?.({ bill: null, draft: right.version, path: housesPath(path), editing }),
  });
  if (both.status !== 'ready' || !marks) return <Waiting parts={[both, review]} />;
  return (
    <Compare
      {...shared}
      comparison={count?.comparison}
      left={both.data.left}
      right={both.data.right}
      versions={[]}
      policy={MASTER_HOUSES}
      marks={marks}
      facts={facts}
      readOnly={source.readOnly === true || !newest}
      onMark={calls.onMark}
      attachments={source.attachments && calls.attachments}
    />
  );
}
