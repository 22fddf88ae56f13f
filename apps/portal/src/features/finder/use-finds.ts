import { contract, DESK_FOUND } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useKept } from '@lading/ui';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { rolesOf } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { type KeptFind, keptFinds } from './kept.ts';
import { placeOf } from './places.ts';

const { deskSearch } = contract.desk;
/** Between two letters of somebody who types. */
const PAUSE = 120;
const MOST_RECENT = 6;
const MOST_PINNED = 12;

function useRested(query: string): string {
  const [rested, setRested] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  return rested;
}

/** What the words find, and what was opened or pinned before. */
export function useFinds(query: string) {
  const { preferences } = usePortal();
  const session = useSession();
  const codes = rolesOf(session);
  const person = session.kind === 'guest' ? 0 : session.user.user.id;
  const keyword = useRested(query.trim());
  const answer = useQuery(deskSearch, keyword === '' ? null : { keyword }, { keepPrevious: true });
  const [recent, setRecent] = useKept(useMemo(() => keptFinds(preferences, 'recent', person), [preferences, person]));
  const [pinned, setPinned] = useKept(useMemo(() => keptFinds(preferences, 'pinned', person), [preferences, person]));
  const found = useMemo(
    () =>
      query.trim() === ''
        ? []
        : (answer.data?.list ?? []).map((one): KeptFind & { readonly about: string } => ({
            id: `${one.kind}-${one.id}-${one.title}`,
            kind: one.kind,
            title: one.title,
            about: one.about,
            hint: [one.matched, one.customerName].filter(Boolean).join(' · '),
            href: placeOf(one, codes),
          })),
    [answer.data, query, codes],
  );
  const groups = DESK_FOUND.map((kind) => ({ kind, items: found.filter((one) => one.kind === kind) })).filter(
    ({ items }) => items.length > 0,
  );
  const without = (list: readonly KeptFind[], { id }: KeptFind) => list.filter((one) => one.id !== id);
  const bare = ({ id, kind, title, hint, href }: KeptFind): KeptFind => ({ id, kind, title, hint, href });
  return {
    groups,
    recent,
    pinned,
    isPending: query.trim() !== '' && (keyword !== query.trim() || answer.isPending || answer.isRefreshing),
    error: query.trim() === '' ? undefined : answer.error,
    remember: (one: KeptFind) => setRecent([bare(one), ...without(recent, one)].slice(0, MOST_RECENT)),
    pin: (one: KeptFind, on: boolean) =>
      setPinned(on ? [bare(one), ...without(pinned, one)].slice(0, MOST_PINNED) : without(pinned, one)),
  };
}
