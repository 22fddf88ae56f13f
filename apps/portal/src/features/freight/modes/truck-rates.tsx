import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Select, Stack, Text } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { KeywordField } from '../../../kit/keyword-field.tsx';
import { nameIn } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useSaying } from '../../../kit/use-saying.ts';
import { useLane } from '../use-lane.ts';
import { LocalList, PAGE } from './local-list.tsx';
import type { ModePageProps } from './mode-page.ts';

const { truckPage } = contract.freight;

/** What trucks cost between the ports and places inland. */
export function TruckRates({ at, search }: ModePageProps) {
  const text = useText();
  const lane = useLane(search);
  const { money, typeName, language } = useSaying(lane.types);
  const { keyword = '', type, page = 1 } = search;
  const query = useQuery(
    truckPage,
    {
      current: page,
      size: PAGE,
      keyword,
      ...(lane.from && { portId: lane.from.id }),
      ...(type !== undefined && { ctnType: type }),
    },
    { keepPrevious: true },
  );
  return (
    <LocalList
      at={at}
      search={search}
      title={text('freight.trucks')}
      port={lane.from}
      rows={useLoadable(query)}
      rowName={({ city, port }) => `${nameIn(language, port)} ${nameIn(language, city)}`}
      filters={(change) => (
        <>
          <Select
            label={text('freight.container')}
            placeholder={text('freight.anyContainer')}
            value={type === undefined ? '' : String(type)}
            options={lane.types.map(({ id, nameEn }) => ({ value: String(id), label: nameEn }))}
            onChange={({ currentTarget: { value } }) => change({ type: value ? Number(value) : undefined })}
          />
          <KeywordField
            hint={text('freight.truckHint')}
            keyword={search.keyword}
            onChange={(words) => change({ keyword: words })}
          />
        </>
      )}
      columns={[
        {
          id: 'port',
          header: text('freight.port'),
          cell: ({ port, wharf }) =>
            [nameIn(language, port), wharf && nameIn(language, wharf)].filter(Boolean).join(' '),
        },
        { id: 'city', header: text('freight.place'), cell: ({ city }) => nameIn(language, city) },
        { id: 'type', header: text('freight.container'), cell: ({ ctnType }) => typeName(ctnType) },
        {
          id: 'price',
          header: text('freight.perBox'),
          numeric: true,
          cell: ({ currency, price }) => money(currency, price),
        },
        {
          id: 'heavy',
          header: text('freight.heavy'),
          // A step a line: side by side they would push the rest out of sight.
          cell: ({ overweight, currency }) => (
            <Stack gap="xs">
              {overweight.map(({ fromKg, add }) => (
                <Text key={fromKg} as="span" size="caption">
                  {text('freight.heavyFrom', { weight: fromKg, sum: money(currency, add) })}
                </Text>
              ))}
            </Stack>
          ),
        },
        {
          id: 'wait',
          header: text('freight.wait'),
          cell: ({ waitFree, waitPrice, currency }) =>
            text('freight.waitFree', { hours: waitFree, sum: money(currency, waitPrice) }),
        },
        { id: 'valid', header: text('freight.valid'), cell: ({ validTo }) => validTo },
        { id: 'remark', header: text('freight.remark'), cell: ({ remark }) => remark },
      ]}
    />
  );
}
