import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { type ColumnChoice, isColumnChoice, useKept } from '@lading/ui';
import { useEffect, useMemo, useRef } from 'react';
import { usePortal } from '../app/context.ts';
import { errorText } from '../app/error-text.ts';
import { useText } from '../i18n/text.ts';
import { useSession } from '../session/use-session.ts';
import { said } from './list.ts';
import type { ListSearch } from './list-search.ts';
import type { ListPage } from './use-list-page.ts';

const { listViews, saveListView, deleteListView } = contract.user;

/** How a list was looked at, under a name: what its address said, and its columns. */
interface KeptView {
  readonly name: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly columns: ColumnChoice | null;
}

const NO_VIEWS: readonly KeptView[] = [];
const isSearch = (value: unknown): value is KeptView['search'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKeptView = (value: unknown): value is KeptView => {
  const { name, search, columns } = (value ?? {}) as Partial<Record<keyof KeptView, unknown>>;
  return typeof name === 'string' && name !== '' && isSearch(search) && (columns === null || isColumnChoice(columns));
};
const areKeptViews = (value: unknown): value is readonly KeptView[] => Array.isArray(value) && value.every(isKeptView);

/** The same for the same things, in whatever order they were said. */
const written = (search: object, columns: ColumnChoice | null) =>
  JSON.stringify([Object.entries(said(search)).sort(([one], [other]) => (one < other ? -1 : 1)), columns]);

function searchIn(text: string): KeptView['search'] {
  try {
    const read: unknown = JSON.parse(text);
    return isSearch(read) ? read : {};
  } catch {
    return {};
  }
}

const viewIn = ({ name, search, columns }: Out<typeof listViews>['list'][number]): KeptView => ({
  name,
  search: searchIn(search),
  columns,
});

/** As it travels. */
const onWire = (list: string, { name, search, columns }: KeptView) => ({
  list,
  name,
  search: JSON.stringify(search),
  columns: columns && [...columns],
});

/** Views that were kept on this device, before they were kept in the account: they are brought there once. */
function useBrought(list: string, known: readonly KeptView[] | undefined, save: (view: KeptView) => Promise<boolean>) {
  const { preferences } = usePortal();
  const session = useSession();
  const person = session.kind === 'guest' ? 0 : session.user.user.id;
  const [here, keepHere] = useKept(
    useMemo(() => preferences.kept(`views.${list}.${person}`, NO_VIEWS, areKeptViews), [preferences, list, person]),
  );
  const bringing = useRef(false);
  useEffect(() => {
    if (!known || here.length === 0 || bringing.current) return;
    bringing.current = true;
    const missing = here.filter(({ name }) => known.every((view) => view.name !== name));
    void (async () => {
      const left: KeptView[] = [];
      for (const view of missing) if (!(await save(view))) left.push(view);
      keepHere(left);
    })();
  }, [known, here, save, keepHere]);
}

/**
 * The views of a list that the reader kept under a name, as `SavedViews` takes them: `name` is that of the list, `of` says what of its
 * address belongs to a view. They are his own, on each of his devices.
 */
export function useSavedViews<S extends ListSearch, Row>(
  name: string,
  { search, columns, setColumns, go }: ListPage<S, Row>,
  of: (search: S) => Partial<S>,
) {
  const text = useText();
  const { data } = useQuery(listViews, { list: name });
  const { run: save } = useCommand(saveListView);
  const { run: forget } = useCommand(deleteListView);
  const kept = useMemo(() => data?.list.map(viewIn), [data]);
  const failure = async (answer: ReturnType<typeof forget>) => {
    const result = await answer;
    return result.ok ? undefined : errorText(text, result.error);
  };
  useBrought(name, kept, async (view) => (await save(onWire(name, view))).ok);
  const views = kept ?? NO_VIEWS;
  const here = written(of(search), columns);
  return {
    views: views.map((view) => ({ id: view.name, name: view.name })),
    current: views.find((view) => written(view.search, view.columns) === here)?.name,
    onOpen(id: string) {
      const view = views.find((one) => one.name === id);
      if (!view) return;
      setColumns(view.columns);
      // The route reads every address, this one too: what it does not know is left out.
      go(view.search as S);
    },
    onSave: (id: string) => failure(save(onWire(name, { name: id, search: said(of(search)), columns }))),
    onDelete: (id: string) => failure(forget({ list: name, name: id })),
  };
}
