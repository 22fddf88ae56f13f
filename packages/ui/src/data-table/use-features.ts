import { type ComponentType, useMemo, useState } from 'react';
import type { DataColumn } from './column.ts';
import type { FeatureParts, TableFeature } from './feature.ts';
import { BASE, type Base } from './model.ts';
import type { DataTableProps } from './table-props.ts';

const NONE: readonly TableFeature[] = [];

type States = Readonly<Record<string, unknown>>;

/** A part with the name of the first feature that has it. */
export interface NamedPart<Props> {
  name: string;
  Part: ComponentType<Props>;
}

const named = <Props>(parts: readonly (readonly [string, ComponentType<Props> | undefined])[]): NamedPart<Props>[] =>
  parts.flatMap(([name, Part], at) =>
    Part && parts.findIndex(([, other]) => other === Part) === at ? { name, Part } : [],
  );

function gather(given: readonly TableFeature[]) {
  const features = given.map(({ name, parts }) => ({ name, ...(parts as FeatureParts) }));
  return {
    features,
    // With features the library makes its rows itself: they may keep more than ours do.
    model: (features.length === 0
      ? BASE
      : Object.assign({}, BASE, { coreRowModel: undefined }, ...features.map(({ model }) => model))) as Base,
    heads: named(features.map(({ name, Head }) => [name, Head] as const)),
    frames: named(features.map(({ name, Frame }) => [name, Frame] as const)),
    Group: features.find(({ Group }) => Group)?.Group,
    define: (column: DataColumn<never>, definition: object) =>
      Object.assign({}, ...features.map(({ define }) => define?.(column, definition))),
  };
}

/** What the features of a table bring: the table model knows them from its first moment, so later ones are not heard. */
export function useFeatures<Row>(props: DataTableProps<Row>) {
  const [all] = useState(() => gather(props.features ?? NONE));
  const [own, setOwn] = useState<States>({});
  const given: States = { ...props };
  const columns = props.columns as readonly DataColumn<never>[];
  const starts = useMemo(
    () => Object.fromEntries(all.features.flatMap(({ states }) => states.map((one) => [one.name, one.start(columns)]))),
    [all, columns],
  );
  const state: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  for (const feature of all.features) {
    Object.assign(options, feature.options?.(props));
    for (const { name, prop = '', onChange = '' } of feature.states) {
      const now = given[prop] ?? own[name] ?? starts[name];
      state[name] = now;
      options[`on${name[0]?.toUpperCase()}${name.slice(1)}Change`] = (change: unknown) => {
        const next = typeof change === 'function' ? change(now) : change;
        setOwn((before) => ({ ...before, [name]: next }));
        const tell = given[onChange];
        if (typeof tell === 'function') tell(next);
      };
    }
  }
  return { ...all, state, options };
}
