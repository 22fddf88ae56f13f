import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Heading, ServiceGrid, Stack } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { placeOf, siteHref } from './sites.ts';

const { fbaHot } = contract.basedata;

/** The sites that staff marked as asked for most. The page stands without it, so a failure leaves it out. */
export function HotSites() {
  const text = useText();
  const { data } = useQuery(fbaHot, { size: 8 });
  if (!data || data.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading level={2} size={4}>
        {text('fba.hot')}
      </Heading>
      <ServiceGrid
        items={data.map((site) => ({
          id: String(site.id),
          href: siteHref(site.id),
          name: site.code,
          text: placeOf(site),
        }))}
      />
    </Stack>
  );
}
