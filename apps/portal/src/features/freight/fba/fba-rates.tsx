import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, Stack } from '@lading/ui';
import { RateAsked } from '@lading/ui/rate-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasPermission } from '../../../access/permissions.ts';
import { LateEnquiryDialog } from '../../../app/late-enquiry-dialog.tsx';
import { oneOf } from '../../../app/search.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { nameIn, type Saying } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useSaying } from '../../../kit/use-saying.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { type FreightSearch, freightSearch, MODES } from '../freight-search.ts';
import type { ModePageProps } from '../modes/mode-page.ts';
import { loginHref } from '../order-dialog.tsx';
import { useQuoting } from '../quotes/use-quoting.tsx';
import { type Over, RateDialogs } from '../rate-dialogs.tsx';
import { useRecentQueries } from '../recent.ts';
import { type Cartons, cartonsIn, inLines, sumsOf } from './cartons.ts';
import { FbaForm } from './fba-form.tsx';
import { FbaFound } from './fba-found.tsx';
import type { FbaOffer } from './fba-slip.tsx';

const { fbaPrices } = contract.freight;

/** What was asked, in words. */
function itemsOf(
  {
    search,
    cartons,
    from,
    to,
    zip,
  }: { search: FreightSearch; cartons: readonly Cartons[]; from: string; to: string; zip: string | undefined },
  text: Saying['text'],
) {
  const { way, weight, volume } = search;
  return [
    { name: text('freight.origin'), value: from },
    { name: text('freight.destination'), value: to, ...(zip && { code: zip }) },
    { name: text('freight.transport'), value: way ? text(`freight.fba.way.${way as 1}`) : text('freight.mode.fba') },
    ...(weight ? [{ name: text('freight.weight'), value: weight, code: 'KGS' }] : []),
    ...(volume ? [{ name: text('freight.volume'), value: volume, code: 'CBM' }] : []),
    ...(cartons.length > 0
      ? [{ name: text('freight.pieces'), value: String(cartons.reduce((sum, one) => sum + one.count, 0)) }]
      : []),
  ];
}

/** A booking by a channel begins with the cargo that it was asked for. */
function bookingOf(offer: number, search: FreightSearch, cartons: readonly Cartons[]) {
  const sums = cartons.length > 0 ? sumsOf(cartons) : { weight: search.weight, volume: search.volume };
  const { site, country, zip, goods, origin } = search;
  const end = site === undefined ? { country, zip } : { site };
  return { ...sums, ...end, mode: 'fba' as const, offer, goods, origin };
}

/** Keeps a question that was answered among those of this device. */
function useKept(asked: FreightSearch, answer: Out<typeof fbaPrices> | undefined) {
  const { keep } = useRecentQueries();
  const { site, country } = answer ?? {};
  // One question has one text, whatever narrows its answer.
  const { day: _, sort: __, paid: ___, rate: ____, ...question } = asked;
  const said = JSON.stringify(question);
  useEffect(() => {
    const search = freightSearch(JSON.parse(said));
    const named = site
      ? { id: site.id, portCode: site.code, nameCn: site.code, nameEn: site.code }
      : country && { ...country, portCode: search.zip ?? '' };
    if (!named) return;
    const from = { id: 0, portCode: search.origin ?? '', nameCn: '', nameEn: '' };
    keep({ from, to: named, search });
  }, [said, site, country, keep]);
}

/** Channels to a site or a zip, by what the cargo costs. */
export function FbaRates({ at, search }: ModePageProps) {
  const text = useText();
  const router = useRouter();
  const session = useSession();
  const guest = session.kind === 'guest';
  const mayBook = hasPermission(menuCodes(session), 'order:edit');
  const say = useSaying([]);
  const [editing, setEditing] = useState(false);
  const [over, setOver] = useState<Over>();
  const [asking, setAsking] = useState(false);
  const { site, country, zip, way, goods, weight, volume, origin = 'shenzhen' } = search;
  const cartons = cartonsIn(search.cartons ?? '') ?? [];
  const named = site !== undefined || (country !== undefined && zip !== undefined);
  const place = site === undefined ? { countryId: country, zip } : { warehouseId: site };
  const cargo = { weight, volume, cartons, goodsType: goods };
  const asked = { ...place, ...cargo, origin };
  const query = useQuery(fbaPrices, named ? asked : null, { keepPrevious: true });
  const onDay = useQuery(fbaPrices, named && search.day ? { ...asked, etdFrom: search.day } : null);
  const quoting = useQuoting({
    mode: 'fba',
    weight,
    volume,
    fba: { ...place, origin, cartons: [...cartons], goodsType: goods },
    day: search.day,
  });
  const answer = useLoadable(query);
  const hrefOf = (next: FreightSearch) => router.buildLocation({ to: at, search: freightSearch({ ...next }) }).href;
  const open = (next: FreightSearch) => {
    setEditing(false);
    void router.navigate({ to: at, search: freightSearch({ ...next }), resetScroll: false });
  };
  const goBy = (type: string) => open({ mode: oneOf(type, MODES), weight, volume, goods });
  useKept(search, query.data);
  if (!named) return <FbaForm search={search} onTransport={goBy} onAsk={open} />;
  const data = query.data;
  const to = data?.site?.code ?? [data?.country && nameIn(say.language, data.country), zip].filter(Boolean).join(' ');
  const from = text(`freight.fba.origin.${origin}`);
  const items = itemsOf({ search, cartons, from, to, zip: data?.site?.zip }, text);
  const question = items
    .map(({ name, value }) => `${name}: ${value}`)
    .concat(inLines(cartons) || [])
    .join('\n');
  const backTo = (id: number) => hrefOf({ ...search, rate: id });
  const order = (row: FbaOffer) => {
    if (!guest && mayBook)
      return void router.navigate({ to: '/booking', search: bookingOf(row.id, { ...search, origin }, cartons) });
    return setOver(
      guest
        ? { kind: 'login', id: row.id }
        : {
            kind: 'order',
            id: row.id,
            rateNo: row.serviceCode,
            sailing: text('freight.sailing', { carrier: row.channelName, from, to, day: row.etd }),
            sum: text('freight.predictedSum', {
              sum: row.quote?.total
                ? say.money(row.quote.total.currency, row.quote.total.amount)
                : text('freight.onRequest'),
            }),
          },
    );
  };
  const ask = (
    <Button variant="accent" onClick={() => setAsking(true)}>
      {text('freight.fba.enquire')}
    </Button>
  );
  return (
    <Stack gap="xl">
      {editing ? (
        <FbaForm search={search} onTransport={goBy} onAsk={open} />
      ) : (
        <RateAsked items={items} onEdit={() => setEditing(true)} />
      )}
      <Loaded of={answer}>
        {({ list, pricedAt, fx }) => (
          <FbaFound
            list={list}
            pricedAt={pricedAt}
            fx={fx}
            search={search}
            cartons={cartons}
            say={say}
            to={to}
            from={from}
            ask={ask}
            quoting={quoting}
            onDay={onDay.data?.list.filter(({ etd }) => etd === search.day)}
            refreshing={query.isRefreshing}
            hrefTo={(id) => loginHref(backTo(id))}
            onOrder={order}
            onChange={(change) => open({ ...search, rate: undefined, ...change })}
          />
        )}
      </Loaded>
      <RateDialogs over={over} question={question} backTo={backTo} onOver={setOver} />
      {asking && (
        <LateEnquiryDialog
          to={to}
          weight={weight}
          volume={volume}
          cartons={cartons}
          place={place}
          mode={way as FbaOffer['mode'] | undefined}
          goodsType={goods}
          origin={from}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
