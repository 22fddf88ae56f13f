import { type ColumnChoice, isColumnChoice, useKept } from '@lading/ui';
import { useMemo } from 'react';
import { usePortal } from '../app/context.ts';
import { useSession } from '../session/use-session.ts';
import { said } from './list.ts';
import type { ListSearch } from './list-search.ts';
import type { ListPage } from './use-list-page.ts';

/** How a list was looked at, under a name: what its address said, and its columns. */
interface KeptView {
  readonly name: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly columns: ColumnChoice | null;
}

const NO_VIEWS: readonly KeptView[] = [];
const isKeptView = (value: unknown): value is KeptView => {
  const { name, search, columns } = (value ?? {}) as Partial<Record<keyof KeptView, unknown>>;
  const isSearch = typeof search === 'object' && search !== null && !Array.isArray(search);
  return typeof name === 'string' && name !== '' && isSearch && (columns === null || isColumnChoice(columns));
};
const areKeptViews = (value: unknown): value is readonly KeptView[] => Array.isArray(value) && value.every(isKeptView);

/** The same for the same things, in whatever order they were said. */
const written = (search: object, columns: ColumnChoice | null) =>
  JSON.stringify([Object.entries(said(search)).sort(([one], [other]) => (one < other ? -1 : 1)), columns]);

/**
 * The views of a list that the reader kept under a name, as `SavedViews` takes them: `name` is that of the list, `of` says what of its
 * address belongs to a view. They are his own on this device.
 */
export function useSavedViews<S extends ListSearch, Row>(
  name: string,
  { search, columns, setColumns, go }: ListPage<S, Row>,
  of: (search: S) => Partial<S>,
) {
  const { preferences } = usePortal();
  const session = useSession();
  const person = session.kind === 'guest' ? 0 : session.user.user.id;
  const [kept, keep] = useKept(
    useMemo(() => preferences.kept(`views.${name}.${person}`, NO_VIEWS, areKeptViews), [preferences, name, person]),
  );
  const here = written(of(search), columns);
  const without = (id: string) => kept.filter((view) => view.name !== id);
  return {
    views: kept.map((view) => ({ id: view.name, name: view.name })),
    current: kept.find((view: KeptView) => written(view.search, view.columns) === here)?.name,
    onOpen(id: string) {
      const view = kept.find((one) => one.name === id);
      if (!view) return;
      setColumns(view.columns);
      // The route reads every address, this one too: what it does not know is left out.
      go(view.search as S);
    },
    onSave: (id: string) => keep([...without(id), { name: id, search: said(of(search)), columns }]),
    onDelete: (id: string) => keep(without(id)),
  };
}
