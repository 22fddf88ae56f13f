import { ErrorPanel, Loading, Page, SitePage, Stack } from '@lading/ui';
import { RateAsked } from '@lading/ui/rate-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { hasPermission } from '../../access/permissions.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { type FclRate, nameIn, type Saying } from '../../kit/rate-words.ts';
import { useSaying } from '../../kit/use-saying.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { exactOf, type Lane } from './asked.ts';
import { type FreightSearch, freightSearch } from './freight-search.ts';
import { PartnerTabs } from './fuda/partner-tabs.tsx';
import { RateModes } from './modes/rate-modes.tsx';
import { loginHref } from './order-dialog.tsx';
import { type Over, RateDialogs } from './rate-dialogs.tsx';
import { RateForm } from './rate-form.tsx';
import { containersText } from './rate-none.tsx';
import { RateResults } from './rate-results.tsx';
import { useLane } from './use-lane.ts';

type At = '/freight' | '/rates';
const site = getRouteApi('/_site/freight');
const work = getRouteApi('/_member/rates');

/** What was asked, in words. */
function itemsOf(lane: Lane, search: FreightSearch, goods: string | undefined, { text, language }: Saying) {
  const { from, to } = lane;
  return [
    { name: text('freight.origin'), value: nameIn(language, from), code: from.portCode },
    { name: text('freight.destination'), value: nameIn(language, to), code: to.portCode },
    { name: text('freight.transport'), value: text('freight.mode.fcl') },
    { name: text('freight.container'), value: containersText(lane) },
    ...(search.weight ? [{ name: text('freight.weight'), value: search.weight, code: 'KGS' }] : []),
    ...(search.volume ? [{ name: text('freight.volume'), value: search.volume, code: 'CBM' }] : []),
    ...(goods ? [{ name: text('freight.goods'), value: goods }] : []),
  ];
}

/** The rates of whole containers on a lane. */
function FclRates({ at, search }: { at: At; search: FreightSearch }) {
  const text = useText();
  const router = useRouter();
  const session = useSession();
  const lane = useLane(search);
  const say = useSaying(lane.types);
  const [editing, setEditing] = useState(false);
  const [over, setOver] = useState<Over>();
  // One question has one address: its keys are always in the same order.
  const hrefOf = (next: FreightSearch) => router.buildLocation({ to: at, search: freightSearch({ ...next }) }).href;
  const open = (next: FreightSearch, resetScroll = false) => {
    setEditing(false);
    void router.navigate({ to: at, search: freightSearch({ ...next }), resetScroll });
  };
  const guest = session.kind === 'guest';
  const backTo = (id: number) => hrefOf({ ...search, rate: id });
  const follow = guest ? 'login' : hasPermission(menuCodes(session), 'rate:follow') ? 'member' : undefined;
  const mayBook = hasPermission(menuCodes(session), 'order:edit');
  const bookingOf = ({ id, etd }: FclRate) => {
    const ctn = lane.lane?.containers.map(({ ctnType, count }) => `${ctnType}x${count}`).join();
    return { rate: id, etd, ...(ctn && { ctn }) };
  };
  const goods = lane.goods.find(({ id }) => id === search.goods);
  const asked = lane.lane && itemsOf(lane.lane, search, goods && nameIn(say.language, goods), say);
  const question = (asked ?? [])
    .map(({ name, value, code }) => [`${name}: ${value}`, code].filter(Boolean).join(' '))
    .join('\n');
  const sailingOf = (row: FclRate) =>
    text('freight.sailing', {
      carrier: [nameIn(say.language, row.shipping), row.serviceCode].filter(Boolean).join(' '),
      from: nameIn(say.language, row.pol),
      to: nameIn(say.language, row.pod),
      day: row.etd,
    });
  const sumOf = ({ predicted }: FclRate) =>
    text('freight.predictedSum', {
      sum: predicted ? say.money(predicted.currency, predicted.amount) : text('freight.onRequest'),
    });
  if (lane.error) return <ErrorPanel message={errorText(text, lane.error)} onRetry={lane.refresh} />;
  if (lane.coming) return <Loading />;
  return (
    <Stack gap="xl">
      {asked && !editing ? (
        <RateAsked items={asked} onEdit={() => setEditing(true)} />
      ) : (
        <RateForm search={search} lane={lane} onAsk={(next) => open(next)} />
      )}
      {lane.lane && (
        <PartnerTabs lane={lane.lane} say={say} onConsult={() => setOver({ kind: 'ask', topic: 'rates', question })}>
          <RateResults
            // Another question begins with the first channels, and with none to compare.
            key={[search.from, search.to, search.ctn].join()}
            lane={lane.lane}
            search={search}
            say={say}
            hrefOf={hrefOf}
            onChange={(change) => open({ ...search, ...change, rate: undefined })}
            onConsult={() => setOver({ kind: 'ask', topic: 'rates', question })}
            actions={{
              order: (row) => {
                if (guest) setOver({ kind: 'login', id: row.id });
                else if (mayBook) void router.navigate({ to: '/booking', search: bookingOf(row) });
                else
                  setOver({ kind: 'order', id: row.id, rateNo: row.rateNo, sailing: sailingOf(row), sum: sumOf(row) });
              },
              login: ({ id }) => setOver({ kind: 'login', id }),
              loginHref: ({ id }) => loginHref(backTo(id)),
              follow,
            }}
          />
        </PartnerTabs>
      )}
      <RateDialogs over={over} question={question} backTo={backTo} onOver={setOver} />
    </Stack>
  );
}

/** The rates of every way to go, for visitors on the site and for customers at work: one page behind two addresses. */
const Rates = ({ at, search }: { at: At; search: FreightSearch }) => (
  <RateModes at={at} search={search} fcl={(shown) => <FclRates at={at} search={shown} />} />
);

interface FrameProps {
  children: ReactNode;
}

const OnSite = ({ children }: FrameProps) => {
  const text = useText();
  return (
    <SitePage title={text('freight.title')} lead={text('freight.lead')}>
      {children}
    </SitePage>
  );
};
const AtWork = ({ children }: FrameProps) => <Page title={useText()('freight.title')}>{children}</Page>;

export function FreightPage() {
  return (
    <OnSite>
      <Rates at="/freight" search={exactOf(site.useSearch())} />
    </OnSite>
  );
}

export function RatesPage() {
  return (
    <AtWork>
      <Rates at="/rates" search={exactOf(work.useSearch())} />
    </AtWork>
  );
}
