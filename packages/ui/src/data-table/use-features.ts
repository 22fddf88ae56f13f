import { useMemo, useState } from 'react';
import type { DataColumn } from './column.ts';
import type { Gathered, States, TableFeature } from './feature.ts';
import { BASE, type Base } from './model.ts';
import type { DataTableProps } from './table-props.ts';

const NOTHING = {};
const WITHOUT: Gathered = {
  model: BASE,
  heads: [],
  frames: [],
  Group: undefined,
  define: () => NOTHING,
  starts: () => NOTHING,
  settle: () => ({ state: NOTHING, options: NOTHING }),
  inOrder: undefined,
};
const gatherAll = (features: readonly TableFeature[] = []) => features[0]?.gather(features, BASE) ?? WITHOUT;

/** What the features of a table bring: the table model knows them from its first moment, so later ones are not heard. */
export function useFeatures<Row>(props: DataTableProps<Row>) {
  const [all] = useState(() => gatherAll(props.features));
  const [own, setOwn] = useState<States>(NOTHING);
  const columns = props.columns as readonly DataColumn<never>[];
  const starts = useMemo(() => all.starts(columns), [all, columns]);
  const keep = (name: string, value: unknown) => setOwn((before) => ({ ...before, [name]: value }));
  const settled = all.settle({ ...props }, { ...starts, ...own }, keep);
  return { ...all, ...settled, model: all.model as Base };
}
