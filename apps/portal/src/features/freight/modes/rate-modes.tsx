import { LinkTabs, Loading, Stack } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useSyncExternalStore,
} from 'react';
import { usePortal } from '../../../app/context.ts';
import { offers } from '../../../app/house.ts';
import { useText } from '../../../i18n/text.ts';
import { type FreightSearch, freightSearch, MODES, type Mode } from '../freight-search.ts';
import type { ModePageProps } from './mode-page.ts';
import { useCounts } from './use-counts.ts';
import { FCL, portsOf } from './ways.ts';

/** What each way shows; its code comes when it is opened. */
const PAGES: Readonly<Record<Mode, LazyExoticComponent<ComponentType<ModePageProps>>>> = {
  lcl: lazy(async () => ({ default: (await import('./lcl-rates.tsx')).LclRates })),
  air: lazy(async () => ({ default: (await import('./air-rates.tsx')).AirRates })),
  fba: lazy(async () => ({ default: (await import('../fba/fba-rates.tsx')).FbaRates })),
  truck: lazy(async () => ({ default: (await import('./truck-rates.tsx')).TruckRates })),
  declare: lazy(async () => ({ default: (await import('./declare-rates.tsx')).DeclareRates })),
};

/** What of a question goes on to another way: the cargo, and the ends where both ways know them. */
const keptOf = ({ mode, from, to, ctn, weight, volume, boxes, goods }: FreightSearch, next: Mode | undefined) => ({
  ...(portsOf(mode) === portsOf(next) && { from, to }),
  ...(next === undefined && { ctn }),
  ...{ weight, volume, boxes, goods },
});

const never = () => () => undefined;

/** The ways to go, each with an address of its own, and what the one that is asked for shows. */
export function RateModes({ at, search, fcl }: ModePageProps & { fcl: ReactNode }) {
  const text = useText();
  const router = useRouter();
  const { house } = usePortal();
  // What is asked for by its address stands among the tabs also where it is no longer offered.
  const offered = [undefined, ...MODES].filter((mode) => mode === search.mode || offers(house, mode ?? FCL));
  const counts = useCounts(search);
  const Page = search.mode && PAGES[search.mode];
  // Prices go by the clock of the reader, which a server does not know, and a part that comes late is taken over after the page knows it.
  const there = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const hrefOf = (mode: Mode | undefined) =>
    router.buildLocation({ to: at, search: freightSearch({ mode, ...keptOf(search, mode) }) }).href;
  return (
    <Stack gap="xl">
      <LinkTabs
        label={text('freight.modes')}
        items={offered.map((mode) => ({
          ...{ id: mode ?? FCL, label: text(`freight.mode.${mode ?? FCL}`), href: hrefOf(mode) },
          current: search.mode === mode,
          count: counts[mode ?? FCL],
        }))}
      />
      {Page ? (
        <Suspense fallback={<Loading />}>{there ? <Page at={at} search={search} /> : <Loading />}</Suspense>
      ) : (
        fcl
      )}
    </Stack>
  );
}
