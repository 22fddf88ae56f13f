import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, ButtonLink, DataTable, Heading, Inline, Stack, Text, useFormat } from '@lading/ui';
import { useState } from 'react';
import { LateEnquiryDialog } from '../../app/late-enquiry-dialog.tsx';
import { useText } from '../../i18n/text.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import type { FbaSite } from './sites.ts';

const { fbaPrices } = contract.freight;

/** What goes to the site, at the price of the heaviest break; whose cargo fits nothing asks. */
export function SitePrices({ site }: { site: FbaSite }) {
  const text = useText();
  const { minute } = useFormat();
  const [asking, setAsking] = useState(false);
  const prices = useLoadable(useQuery(fbaPrices, { warehouseId: site.id, origin: 'shenzhen' }));
  const title = text('fba.prices', { code: site.code });
  if (prices.status === 'error') return null;
  return (
    <Stack gap="md">
      <Inline justify="between" gap="sm">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {prices.status === 'ready' && (
          <Text as="span" size="caption" tone="secondary">
            {text('fba.pricesAt', { time: minute(prices.data.pricedAt) })}
          </Text>
        )}
      </Inline>
      <DataTable
        label={title}
        state={prices.status === 'ready' ? 'ready' : 'loading'}
        rows={prices.status === 'ready' ? prices.data.list : []}
        empty={text('fba.noPrices')}
        rowKey={({ id }) => id}
        rowName={({ channelName }) => channelName}
        columns={[
          { id: 'channel', header: text('fba.channel'), cell: ({ channelName }) => channelName },
          { id: 'service', header: text('fba.service'), cell: ({ serviceCode }) => serviceCode },
          { id: 'sails', header: text('fba.sails'), cell: ({ etd }) => etd },
          { id: 'received', header: text('fba.received'), cell: ({ eta }) => eta },
          {
            id: 'days',
            header: text('fba.days'),
            numeric: true,
            cell: ({ transitMin, transitMax }) => `${transitMin}–${transitMax}`,
          },
          {
            id: 'price',
            header: text('fba.perKg'),
            numeric: true,
            cell: ({ currency, breaks }) => `${currency} ${breaks.at(-1)?.price ?? '—'}`,
          },
          {
            id: 'cargo',
            header: text('fba.mine'),
            cell: ({ channelName, mode }) => (
              <ButtonLink
                size="sm"
                href={`/freight?mode=fba&site=${site.id}&way=${mode}`}
                aria-label={text('fba.priceOne', { channel: channelName })}
              >
                {text('fba.mine')}
              </ButtonLink>
            ),
          },
        ]}
      />
      <div>
        <Button onClick={() => setAsking(true)}>{text('fba.enquire')}</Button>
      </div>
      {asking && <LateEnquiryDialog to={site.code} place={{ warehouseId: site.id }} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
