import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, Breadcrumb, DescriptionList, SitePage, Split, Stack, useLanguage } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useSubject } from '../../app/title.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { SiteAddress } from './site-address.tsx';
import { SiteChart } from './site-chart.tsx';
import { SiteNearby } from './site-nearby.tsx';
import { SitePrices } from './site-prices.tsx';
import { SiteRules } from './site-rules.tsx';
import { SiteWaits } from './site-waits.tsx';
import { type FbaSite, placeOf } from './sites.ts';
import { useWait } from './use-wait.ts';

const { fbaById } = contract.basedata;
const route = getRouteApi('/_site/fbadetails');

/** One warehouse: where it is, what a carton is addressed to, what it takes. */
export function FbaSitePage() {
  const text = useText();
  const { id } = route.useSearch();
  const site = useLoadable(useQuery(fbaById, id === undefined ? null : { id }));
  const here = { id: 'here', label: text('fba.site') };
  // The page has its heading from the start.
  if (site.status !== 'ready')
    return (
      <SitePage
        title={text('fba.site')}
        above={<Breadcrumb items={[{ id: 'fba', label: text('routes.fba'), href: '/fba' }, here]} />}
      >
        <Loaded of={site}>{() => null}</Loaded>
      </SitePage>
    );
  return <One site={site.data} />;
}

function One({ site }: { site: FbaSite }) {
  const text = useText();
  const chinese = useLanguage() === 'zh-CN';
  const waits = useWait();
  const country = chinese ? site.countryCn : site.countryEn;
  const place = placeOf(site);
  useSubject(site.code);
  return (
    <SitePage
      title={site.code}
      lead={[place, country].filter(Boolean).join(', ')}
      above={
        <Breadcrumb
          items={[
            { id: 'fba', label: text('routes.fba'), href: '/fba' },
            { id: 'country', label: country, href: `/fba?country=${site.countryId}` },
            { id: 'here', label: site.code },
          ]}
        />
      }
    >
      {site.status !== 'open' && <Alert kind="warning">{site.note || text(`fba.status.${site.status}`)}</Alert>}
      <DescriptionList
        layout="cells"
        items={[
          { name: text('fba.code'), value: site.code, mono: true },
          { name: text('fba.country'), value: country },
          { name: text('fba.city'), value: place },
          { name: text('fba.zip'), value: site.zip, mono: true },
          { name: text('fba.type'), value: text(`fba.type.${site.type}`) },
          ...(site.region ? [{ name: text('fba.zone'), value: text(`fba.zone.${site.region}`) }] : []),
          ...(site.site?.waitMin === undefined
            ? []
            : [{ name: text('fba.appointment'), value: waits(site), marked: true }]),
        ]}
      />
      <Split narrow="end">
        <Stack gap="xl">
          <SiteChart site={site} />
          <SitePrices site={site} />
          <SiteRules site={site} />
        </Stack>
        <Stack gap="lg">
          <SiteAddress site={site} />
          <SiteWaits site={site} />
          <SiteNearby site={site} />
        </Stack>
      </Split>
    </SitePage>
  );
}
