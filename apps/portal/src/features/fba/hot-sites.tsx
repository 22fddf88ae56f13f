import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DirectoryList } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { placeOf, siteHref } from './sites.ts';

const { fbaHot } = contract.basedata;

/** Where most deliveries go. The page stands without it, so a failure leaves it out. */
export function HotSites() {
  const text = useText();
  const { data } = useQuery(fbaHot, { size: 8 });
  if (!data || data.length === 0) return null;
  return (
    <DirectoryList
      groups={[
        {
          id: 'hot',
          heading: text('fba.hot'),
          items: data.map((site) => ({
            id: String(site.id),
            href: siteHref(site.id),
            code: site.code,
            name: placeOf(site),
          })),
        },
      ]}
    />
  );
}
