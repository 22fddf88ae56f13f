import { ErrorPanel, Loading, Stack } from '@lading/ui';
import { RateAsked } from '@lading/ui/rate-query';
import { boxVolume } from '@lading/validators/freight';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { hasPermission } from '../../../access/permissions.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { nameIn, type Saying } from '../../../kit/rate-words.ts';
import { useSaying } from '../../../kit/use-saying.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import type { Port } from '../asked.ts';
import { type FreightSearch, freightSearch } from '../freight-search.ts';
import { loginHref } from '../order-dialog.tsx';
import { type Over, RateDialogs } from '../rate-dialogs.tsx';
import { RateForm } from '../rate-form.tsx';
import { useLane } from '../use-lane.ts';
import { type Cargo, cargoOf, piecesOf } from './cargo.ts';
import type { ModePageProps } from './mode-page.ts';

/** A question that the server can be asked, and what can be done with its answer. */
export interface Asking {
  from: Port;
  to: Port;
  cargo: Cargo;
  search: FreightSearch;
  say: Saying;
  guest: boolean;
  /** containers of the dictionary */
  types: ReturnType<typeof useLane>['types'];
  change(change: Partial<FreightSearch>): void;
  consult(): void;
  /** leads who is not logged in to the login page, who may book to the sheet, and tells anybody else who does it */
  order(rate: { id: number; rateNo: string; sailing: string; sum: string }): void;
  loginHref(id: number): string;
}

/** A booking by a rate of this page begins with the cargo that it was asked for. */
const bookingOf = (offer: number, { mode, goods }: FreightSearch, cargo: Cargo) => {
  const { weight, volume, boxes } = cargo;
  const measured = boxes.length > 0 ? boxVolume(boxes) : volume;
  const pieces = piecesOf(cargo);
  return {
    offer,
    mode: mode === 'air' ? ('air' as const) : ('lcl' as const),
    ...(weight && { weight }),
    ...(measured && { volume: measured }),
    ...(pieces > 0 && { pieces }),
    ...(goods !== undefined && { goods }),
  };
};

/** The question of a way that asks for cargo, what was asked, and what is said over the page. */
export function ModeRates({ at, search, children }: ModePageProps & { children(asking: Asking): ReactNode }) {
  const text = useText();
  const router = useRouter();
  const session = useSession();
  const guest = session.kind === 'guest';
  const mayBook = hasPermission(menuCodes(session), 'order:edit');
  const lane = useLane(search);
  const say = useSaying(lane.types);
  const [editing, setEditing] = useState(false);
  const [over, setOver] = useState<Over>();
  const hrefOf = (next: FreightSearch) => router.buildLocation({ to: at, search: freightSearch({ ...next }) }).href;
  const open = (next: FreightSearch) => {
    setEditing(false);
    void router.navigate({ to: at, search: freightSearch({ ...next }), resetScroll: false });
  };
  if (lane.error) return <ErrorPanel message={errorText(text, lane.error)} onRetry={lane.refresh} />;
  if (lane.coming) return <Loading />;
  const { from, to } = lane;
  if (!from || !to || from.id === to.id) return <RateForm search={search} lane={lane} onAsk={(next) => open(next)} />;
  const cargo = cargoOf(search);
  const pieces = piecesOf(cargo);
  const goods = lane.goods.find(({ id }) => id === search.goods);
  const items = [
    { name: text('freight.origin'), value: nameIn(say.language, from), code: from.portCode },
    { name: text('freight.destination'), value: nameIn(say.language, to), code: to.portCode },
    { name: text('freight.transport'), value: text(`freight.mode.${search.mode ?? 'fcl'}`) },
    ...(pieces > 0 ? [{ name: text('freight.pieces'), value: String(pieces) }] : []),
    ...(search.weight ? [{ name: text('freight.weight'), value: search.weight, code: 'KGS' }] : []),
    ...(search.volume ? [{ name: text('freight.volume'), value: search.volume, code: 'CBM' }] : []),
    ...(goods ? [{ name: text('freight.goods'), value: nameIn(say.language, goods) }] : []),
  ];
  const question = items
    .map(({ name, value, ...rest }) => [`${name}: ${value}`, 'code' in rest && rest.code].filter(Boolean).join(' '))
    .concat(
      search.boxes ? [`${text('freight.boxes')}: ${search.boxes.replaceAll('x', ' × ').replaceAll(',', ', ')}`] : [],
    )
    .join('\n');
  const backTo = (id: number) => hrefOf({ ...search, rate: id });
  return (
    <Stack gap="xl">
      {editing ? (
        <RateForm search={search} lane={lane} onAsk={(next) => open(next)} />
      ) : (
        <RateAsked items={items} onEdit={() => setEditing(true)} />
      )}
      {children({
        from,
        to,
        cargo,
        search,
        say,
        guest,
        types: lane.types,
        change: (change) => open({ ...search, rate: undefined, ...change }),
        consult: () => setOver({ kind: 'ask', topic: 'rates', question }),
        order: (rate) => {
          if (guest) setOver({ kind: 'login', id: rate.id });
          else if (mayBook) void router.navigate({ to: '/booking', search: bookingOf(rate.id, search, cargo) });
          else setOver({ kind: 'order', ...rate });
        },
        loginHref: (id) => loginHref(backTo(id)),
      })}
      <RateDialogs over={over} question={question} backTo={backTo} onOver={setOver} />
    </Stack>
  );
}
