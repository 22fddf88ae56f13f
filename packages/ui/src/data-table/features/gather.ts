import type { ComponentType } from 'react';
import type { DataColumn } from '../column.ts';
import type { FeatureParts, Gathered, NamedPart, TableFeature } from '../feature.ts';

const named = <Props>(parts: readonly (readonly [string, ComponentType<Props> | undefined])[]): NamedPart<Props>[] =>
  parts.flatMap(([name, Part], at) =>
    Part && parts.findIndex(([, other]) => other === Part) === at ? { name, Part } : [],
  );

/** What features are together. It stands with them: a table that names none does not load it. */
function gather(given: readonly TableFeature[], base: object): Gathered {
  const features = given.map(({ name, parts }) => ({ name, ...(parts as FeatureParts) }));
  const states = features.flatMap((one) => one.states);
  return {
    // With features the library makes its rows itself: they may keep more than ours do.
    model: Object.assign({}, base, { coreRowModel: undefined }, ...features.map(({ model }) => model)),
    heads: named(features.map(({ name, Head }) => [name, Head] as const)),
    frames: named(features.map(({ name, Frame }) => [name, Frame] as const)),
    Group: features.find(({ Group }) => Group)?.Group,
    define: (column, definition) => Object.assign({}, ...features.map(({ define }) => define?.(column, definition))),
    starts: (columns: readonly DataColumn<never>[]) =>
      Object.fromEntries(states.map(({ name, start }) => [name, start(columns)])),
    settle: (props, own, keep) => {
      const state: Record<string, unknown> = {};
      const options: Record<string, unknown> = Object.assign({}, ...features.map((one) => one.options?.(props)));
      for (const { name, prop = '', onChange = '' } of states) {
        const now = props[prop] ?? own[name];
        state[name] = now;
        options[`on${name[0]?.toUpperCase()}${name.slice(1)}Change`] = (change: unknown) => {
          const next = typeof change === 'function' ? change(now) : change;
          keep(name, next);
          const tell = props[onChange];
          if (typeof tell === 'function') tell(next);
        };
      }
      return { state, options };
    },
    inOrder: features.find((one) => one.inOrder)?.inOrder,
  };
}

export const featureOf = (name: string, parts: FeatureParts): TableFeature => ({ name, parts, gather });
