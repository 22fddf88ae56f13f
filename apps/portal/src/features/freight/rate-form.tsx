import { contract, type PortKind } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Loading, useLanguage } from '@lading/ui';
import { RateQuery } from '@lading/ui/rate-query';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { offers } from '../../app/house.ts';
import { useText } from '../../i18n/text.ts';
import { nameIn } from '../../kit/rate-words.ts';
import { usePorts } from '../../lists/use-ports.ts';
import { useSession } from '../../session/use-session.ts';
import { askOf, searchOf } from './asked.ts';
import type { FreightSearch } from './freight-search.ts';
import { ASKED, FBA_WAYS, FCL, fbaSearch, isFba, portsOf } from './modes/ways.ts';
import { type RecentEnd, type RecentQuery, useRecentQueries } from './recent.ts';
import { RecentQueries } from './recent-queries.tsx';
import type { useLane } from './use-lane.ts';

const FbaForm = lazy(async () => ({ default: (await import('./fba/fba-form.tsx')).FbaForm }));
const { ports } = contract.basedata;
const { recentPorts } = contract.freight;

interface RateFormProps {
  search: FreightSearch;
  lane: ReturnType<typeof useLane>;
  /** opens the address of a question */
  onAsk(search: FreightSearch): void;
}

/** Ports that were searched last: of a member on any device, else on this one. */
function useRecentPorts(side: 'start' | 'end', kind: PortKind, queries: readonly RecentQuery[]): readonly RecentEnd[] {
  const guest = useSession().kind === 'guest';
  const { data } = useQuery(recentPorts, guest ? null : { side, kind });
  if (data && data.length > 0) return data;
  const ofKind = queries.filter(({ search: { mode } }) => mode !== 'fba' && portsOf(mode) === kind);
  const all = ofKind.map(({ from, to }) => (side === 'start' ? from : to));
  return [...new Map(all.map((port) => [port.id, port])).values()];
}

/** The question for a rate, with what was asked before. */
export function RateForm({ search, lane, onAsk }: RateFormProps) {
  const text = useText();
  const language = useLanguage();
  const { client, notices, house } = usePortal();
  const [sending, setSending] = useState(false);
  const { queries, keep } = useRecentQueries();
  const [way, setWay] = useState<string>(search.mode ?? FCL);
  const kind = portsOf(way);
  const [origin, destination] = [usePorts(kind, 'start'), usePorts(kind, 'end')];
  const recents = [useRecentPorts('start', kind, queries), useRecentPorts('end', kind, queries)] as const;
  const byId = async (id: number | null) => {
    const [port] = id === null ? [] : await client.call(ports, { searchValue: '', id });
    return port;
  };
  if (isFba(way))
    return (
      <Suspense fallback={<Loading />}>
        <FbaForm search={fbaSearch(way, search)} onTransport={setWay} chosen onAsk={onAsk} />
      </Suspense>
    );
  return (
    <RateQuery
      // Another address is another question.
      key={[
        search.mode,
        search.from,
        search.to,
        search.ctn,
        search.weight,
        search.volume,
        search.boxes,
        search.goods,
      ].join()}
      value={askOf(search, lane, lane.containers, way)}
      loading={sending}
      origin={{ ...origin, recents: recents[0], known: lane.from ? [lane.from] : [] }}
      destination={{ ...destination, recents: recents[1], known: lane.to ? [lane.to] : [] }}
      transportTypes={[
        ...ASKED.filter((value) => offers(house, value)).map((value) => ({
          value,
          label: text(`freight.mode.${value}`),
        })),
        ...FBA_WAYS.filter(() => offers(house, 'fba')).map(({ value, way: own }) => ({
          value,
          label: text(`freight.fba.way.${own}`),
        })),
      ]}
      boxed={(type) => type === FCL}
      portsOf={portsOf}
      onTransport={setWay}
      containerTypes={lane.types.map(({ id, nameEn }) => ({ value: String(id), label: nameEn }))}
      productTypes={lane.goods.map((goods) => ({ value: String(goods.id), label: nameIn(language, goods) }))}
      onAsk={async (ask) => {
        setSending(true);
        try {
          const [from, to] = await Promise.all([byId(ask.origin), byId(ask.destination)]);
          if (!from || !to) return;
          const asked = searchOf(ask, { from: from.portCode, to: to.portCode }, lane.types);
          keep({ from, to, search: asked });
          onAsk(asked);
        } catch (cause) {
          notices.show({ kind: 'error', text: errorText(text, cause) });
        } finally {
          setSending(false);
        }
      }}
      note={<RecentQueries queries={queries} onAsk={onAsk} />}
    />
  );
}
