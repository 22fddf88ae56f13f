import type { contract, Out } from '@lading/api-client/contract';
import { Alert, Empty, Heading, type Loadable, Stack } from '@lading/ui';
import { VoyageCard, type VoyageCardProps } from '@lading/ui/voyage-card';
import { useState } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { ShareButton } from './share-button.tsx';
import { stateOf } from './state.ts';
import type { TrackingSearch } from './tracking-search.ts';
import { useVoyageWords } from './use-voyage-words.ts';
import { VoyageView } from './voyage-view.tsx';

type Answer = Out<typeof contract.freight.cargoTracking>;
type One = Answer['list'][number];

interface FoundProps {
  answer: Loadable<Answer>;
  search: TrackingSearch;
  refreshing: boolean;
  onRefresh(): void;
  /** somebody of a company: what is shown stands in the address */
  member: boolean;
}

type Way = Pick<VoyageCardProps, 'href' | 'onOpen'>;
interface CardsProps {
  list: readonly One[];
  shown: One;
  wayTo(one: One): Way;
  /** ms */
  now: number;
}

/** Several shipments, each on a card that leads to all of it. */
function Cards({ list, shown, wayTo, now }: CardsProps) {
  const text = useText();
  const { place, fresh } = useVoyageWords(now);
  return (
    <Stack as="ul" gap="sm" aria-label={text('tracking.found', { count: list.length })}>
      {list.map((one) => {
        const { calls, phase, containers, vessel, voyage } = one;
        const ends = [calls.find(({ role }) => role === 'load'), calls.find(({ role }) => role === 'discharge')];
        const [from, to] = ends.map((call) => ({ name: call ? place(call) : '', code: call?.code }));
        return (
          <li key={one.workNo}>
            <VoyageCard
              {...wayTo(one)}
              current={one === shown}
              voyage={{
                number: one.workNo,
                percent: one.percent,
                eta: one.eta,
                arrived: one.etaClassifier === 'ACT',
                from: from ?? { name: '' },
                to: to ?? { name: '' },
                state: stateOf(text, one, now),
                planned: one.etaHistory[0]?.eta,
                fresh: fresh(one),
                stale: one.freshness.state === 'late',
                at: phase === 'sea' ? 'sea' : phase === 'arrived' || phase === 'delivered' ? 'after' : 'before',
                about: [
                  [vessel, voyage].filter(Boolean).join(' / '),
                  containers.length > 0 ? text('tracking.boxes', { count: containers.length }) : '',
                ]
                  .filter(Boolean)
                  .join(' · '),
              }}
            />
          </li>
        );
      })}
    </Stack>
  );
}

/** What was found, and what was not with what to check. */
export function TrackingFound({ answer, search, refreshing, onRefresh, member }: FoundProps) {
  const text = useText();
  const now = useNow();
  const [chosen, setChosen] = useState<string>();
  const wanted = member ? search.open : chosen;
  // What a visitor has found stands in no address: it is opened by two numbers.
  const wayTo = ({ workNo }: One): Way =>
    member
      ? { href: `/freighttrack?${new URLSearchParams({ by: search.by ?? 'work', no: search.no ?? '', open: workNo })}` }
      : { onOpen: () => setChosen(workNo) };
  return (
    <Loaded of={answer}>
      {({ list, missing }) => {
        const shown = list.find(({ workNo }) => workNo === wanted) ?? list[0];
        return (
          <Stack gap="lg">
            {missing.length > 0 && (
              <Alert
                kind={list.length > 0 ? 'warning' : 'info'}
                live="polite"
                title={text('tracking.missing', { numbers: missing.join(text('tracking.and')), count: missing.length })}
              >
                {text(member ? 'tracking.checkMember' : 'tracking.checkVisitor')}
              </Alert>
            )}
            {list.length > 1 && shown && (
              <Stack gap="sm">
                <Heading level={2} size={4}>
                  {text('tracking.found', { count: list.length })}
                </Heading>
                <Cards list={list} shown={shown} wayTo={wayTo} now={now} />
              </Stack>
            )}
            {shown && (
              <VoyageView
                key={shown.workNo}
                trace={shown}
                now={now}
                onRefresh={onRefresh}
                refreshing={refreshing}
                actions={shown.bookingId !== null && <ShareButton bookingId={shown.bookingId} workNo={shown.workNo} />}
              />
            )}
            {list.length === 0 && missing.length === 0 && <Empty title={text('tracking.none')} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}
