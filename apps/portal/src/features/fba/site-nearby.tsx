import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DirectoryList } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { ALL, type FbaSite, kmBetween, placeOf, siteHref } from './sites.ts';

const { fbaPage } = contract.basedata;
const SHOWN = 4;

/** Where else cargo can go: by road as far as anybody wrote it down, else as the crow flies. */
export function SiteNearby({ site }: { site: FbaSite }) {
  const text = useText();
  const all = useQuery(fbaPage, { countryId: site.countryId, size: ALL }).data?.records ?? [];
  const byRoad = site.site?.nearby;
  const near = byRoad
    ? byRoad.flatMap(({ code, km }) => all.flatMap((other) => (other.code === code ? [{ other, km }] : [])))
    : all
        .flatMap((other) => {
          const km = other.id === site.id ? undefined : kmBetween(site, other);
          return km === undefined ? [] : [{ other, km }];
        })
        .sort((a, b) => a.km - b.km)
        .slice(0, SHOWN);
  if (near.length === 0) return null;
  return (
    <DirectoryList
      groups={[
        {
          id: 'near',
          heading: text('fba.nearby'),
          aside: text(byRoad ? 'fba.byRoad' : 'fba.straight'),
          items: near.map(({ other, km }) => ({
            id: String(other.id),
            href: siteHref(other.id),
            code: other.code,
            name: placeOf(other),
            figure: text('fba.km', { km: Math.round(km) }),
          })),
        },
      ]}
    />
  );
}
