import { Alert, LinkTabs, Loading, Stack } from '@lading/ui';
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
  weight,
  volume,
  boxes,
  goods,
});

/** The way that an address asks for, or the first that the house offers where it does not offer that one any more. */
function wayOf(
  search: FreightSearch,
  offered: readonly (Mode | undefined)[],
): { shown: FreightSearch; instead?: Mode | typeof FCL } {
  const [first] = offered;
  if (offered.includes(search.mode) || offered.length === 0) return { shown: search };
  return { shown: freightSearch({ mode: first, ...keptOf(search, first) }), instead: first ?? FCL };
}

const never = () => () => undefined;

/** The ways to go, each with an address of its own, and what the one that is asked for shows. */
export function RateModes({ at, search, fcl }: ModePageProps & { fcl(search: FreightSearch): ReactNode }) {
  const text = useText();
  const router = useRouter();
  const { house } = usePortal();
  const offered = [undefined, ...MODES].filter((mode) => offers(house, mode ?? FCL));
  const { shown, instead } = wayOf(search, offered);
  const counts = useCounts(shown);
  const Page = shown.mode && PAGES[shown.mode];
  // Prices go by the clock of the reader, which a server does not know, and a part that comes late is taken over after the page knows it.
  const there = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const hrefOf = (mode: Mode | undefined) =>
    router.buildLocation({ to: at, search: freightSearch({ mode, ...keptOf(shown, mode) }) }).href;
  return (
    <Stack gap="xl">
      <LinkTabs
        label={text('freight.modes')}
        items={offered.map((mode) => ({
          id: mode ?? FCL,
          label: text(`freight.mode.${mode ?? FCL}`),
          href: hrefOf(mode),
          current: shown.mode === mode,
          count: counts[mode ?? FCL],
        }))}
      />
      {instead && (
        <Alert kind="warning" title={text('freight.notOffered', { way: text(`freight.mode.${search.mode ?? FCL}`) })}>
          {text('freight.insteadOf', { way: text(`freight.mode.${instead}`) })}
        </Alert>
      )}
      {Page ? (
        <Suspense fallback={<Loading />}>{there ? <Page at={at} search={shown} /> : <Loading />}</Suspense>
      ) : (
        fcl(shown)
      )}
    </Stack>
  );
}
