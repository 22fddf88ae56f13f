import { type Arg, contract, TRACE_KEYS, TRACE_NUMBERS, type TraceKey } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Link, SitePage, Stack, Text } from '@lading/ui';
import { type TrackPair, TrackPairs, TrackQuery } from '@lading/ui/track-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { TrackingFound } from './tracking-found.tsx';
import { numbersOf, trackingSearch } from './tracking-search.ts';

const { cargoTracking } = contract.freight;
const route = getRouteApi('/_site/freighttrack');
type Asked = Arg<typeof cargoTracking>;

/** What is asked: by an address for a company's people, by what was typed for everybody else. */
function askedOf(by: TraceKey, numbers: readonly string[], pairs: readonly TrackPair[]): Asked | null {
  if (numbers.length > 0) return { by, numbers: [...numbers] };
  if (pairs.length === 0) return null;
  return { items: pairs.map(({ workNo, entryNo }) => ({ workNo, warehouseEntryNo: entryNo })) };
}

/** Where shipments are: a company's own by any number, anybody's who has both numbers of one. */
function Tracking() {
  const text = useText();
  const router = useRouter();
  const search = route.useSearch();
  const member = hasPermission(menuCodes(useSession()), 'track:view');
  const [by, setBy] = useState<TraceKey>(search.by ?? 'work');
  const [pairs, setPairs] = useState<readonly TrackPair[]>([]);
  const numbers = member ? numbersOf(search) : [];
  const asked = askedOf(search.by ?? 'work', numbers, member ? [] : pairs);
  const found = useQuery(cargoTracking, asked);
  const answer = useLoadable(found);
  const busy = asked !== null && (found.isPending || found.isRefreshing);
  const open = (next: Record<string, unknown>) =>
    void router.navigate({ to: '/freighttrack', search: trackingSearch(next), resetScroll: false });
  const loginHref = `/login?redirect=${encodeURIComponent('/freighttrack')}`;
  return (
    <Stack gap="lg">
      {member ? (
        <TrackQuery
          key={search.no ?? ''}
          label={text('tracking.title')}
          keys={TRACE_KEYS.map((value) => ({ value, label: text(`tracking.key.${value}`) }))}
          by={by}
          onBy={(value) => setBy(TRACE_KEYS.find((one) => one === value) ?? 'work')}
          numbers={numbers}
          placeholder={text('tracking.paste', { most: TRACE_NUMBERS })}
          submit={text('tracking.submit')}
          loading={busy}
          most={TRACE_NUMBERS}
          onAsk={(all) => open({ by, no: all.join(',') })}
        />
      ) : (
        <TrackPairs
          label={text('tracking.title')}
          submit={text('tracking.submit')}
          loading={busy}
          most={TRACE_NUMBERS}
          onAsk={setPairs}
          note={
            <Text size="dense" tone="secondary">
              {text('tracking.orLogIn')} <Link href={loginHref}>{text('tracking.logIn')}</Link>
            </Text>
          }
        />
      )}
      {asked && (
        <TrackingFound answer={answer} search={search} refreshing={busy} onRefresh={found.refresh} member={member} />
      )}
      {!asked && <Text tone="secondary">{text(member ? 'tracking.hintMember' : 'tracking.hintVisitor')}</Text>}
    </Stack>
  );
}

export function TrackingPage() {
  const text = useText();
  return (
    <SitePage title={text('tracking.title')} lead={text('tracking.lead')}>
      <Tracking />
    </SitePage>
  );
}
