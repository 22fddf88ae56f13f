import { ButtonLink, DirectoryList, Empty, SeaChart, Split, Stack } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { HotSites } from './hot-sites.tsx';
import { type FbaSite, groupsOf, itemOf, onChart } from './sites.ts';
import { useWait } from './use-wait.ts';

interface FbaFoundProps {
  sites: readonly FbaSite[];
  keyword: string | undefined;
  /** its name */
  country: string;
}

/** What was found, by zone beside the chart; below it where most deliveries go. */
export function FbaFound({ sites, keyword, country }: FbaFoundProps) {
  const text = useText();
  const router = useRouter();
  const waits = useWait();
  const places = useMemo(() => onChart(sites), [sites]);
  const open = (code: string) => {
    const id = sites.find((site) => site.code === code)?.id;
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
        <HotSites />
      </>
    );
  return (
    <Split narrow="start">
      <DirectoryList
        match={keyword}
        groups={groupsOf(sites).map((group) => ({
          id: group.id,
          heading: group.id === 'all' ? country : text(`fba.zone.${group.id}`),
          aside: text('fba.total', { count: group.sites.length }),
          items: group.sites.map((site) => itemOf(site, waits)),
        }))}
      />
      <Stack gap="xl">
        {places.length > 0 && (
          <SeaChart title={text('fba.chart', { country })} ports={places} places height={520} onSelect={open} />
        )}
        <HotSites />
      </Stack>
    </Split>
  );
}
