import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, ButtonLink, DirectoryList, Empty, SeaChart, Split, Stack } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Elsewhere } from './elsewhere.tsx';
import { HotSites } from './hot-sites.tsx';
import { ALL, type FbaSite, groupsOf, itemOf, onChart } from './sites.ts';
import { useWait } from './use-wait.ts';

interface FbaFoundProps {
  sites: readonly FbaSite[];
  keyword: string | undefined;
  /** its id and name */
  countryId: number | undefined;
  country: string;
}

const { fbaPage } = contract.basedata;
/** Of a zone, while nothing was searched for: the whole list is long. */
const FIRST = 8;

/** All of a country: what was found stands out among them. */
const useOthers = (countryId: number | undefined) =>
  useQuery(fbaPage, countryId === undefined ? null : { countryId, size: ALL }).data?.records;

/** What was found, by zone beside the chart; below it where most deliveries go. */
export function FbaFound({ sites, keyword, countryId, country }: FbaFoundProps) {
  const text = useText();
  const router = useRouter();
  const waits = useWait();
  const [whole, setWhole] = useState(false);
  const others = useOthers(keyword === undefined ? undefined : countryId);
  const places = useMemo(() => {
    const found = new Set(sites.map(({ code }) => code));
    return onChart(others ?? sites).map((place) => ({ ...place, found: others && found.has(place.code) }));
  }, [sites, others]);
  const open = (code: string) => {
    const id = (others ?? sites).find((site) => site.code === code)?.id;
    if (id !== undefined) void router.navigate({ to: '/fbadetails', search: { id } });
  };
  if (sites.length === 0)
    return (
      <>
        <Empty
          title={keyword ? text('fba.none', { keyword, country }) : text('fba.noneHere', { country })}
          reason={text('fba.noneReason')}
          action={<ButtonLink href="/fba">{text('fba.all')}</ButtonLink>}
        />
        {keyword && <Elsewhere keyword={keyword} />}
        <HotSites />
      </>
    );
  const groups = groupsOf(sites);
  const folded = !keyword && !whole && groups.some((group) => group.sites.length > FIRST);
  return (
    <Split narrow="start">
      <Stack gap="lg">
        <DirectoryList
          match={keyword}
          groups={groups.map((group) => ({
            id: group.id,
            heading: group.id === 'all' ? country : text(`fba.zone.${group.id}`),
            aside: text('fba.total', { count: group.sites.length }),
            items: group.sites.slice(0, folded ? FIRST : undefined).map((site) => itemOf(site, waits)),
          }))}
        />
        {folded && (
          <div>
            <Button onClick={() => setWhole(true)}>{text('fba.whole', { country, count: sites.length })}</Button>
          </div>
        )}
      </Stack>
      <Stack gap="xl">
        {places.length > 0 && (
          <SeaChart title={text('fba.chart', { country })} ports={places} places height={520} onSelect={open} />
        )}
        <HotSites />
      </Stack>
    </Split>
  );
}
