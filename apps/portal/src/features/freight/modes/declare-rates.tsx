import { contract, DECLARE_KINDS } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Select } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { nameIn } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useSaying } from '../../../kit/use-saying.ts';
import { useLane } from '../use-lane.ts';
import { LocalList, PAGE } from './local-list.tsx';
import type { ModePageProps } from './mode-page.ts';

const { declarePage } = contract.freight;

/** What a customs declaration costs at the ports. */
export function DeclareRates({ at, search }: ModePageProps) {
  const text = useText();
  const lane = useLane(search);
  const { money, language } = useSaying(lane.types);
  const { type, page = 1 } = search;
  // Its place in the list, from 1, is what the address says.
  const kind = type === undefined ? undefined : DECLARE_KINDS[type - 1];
  const query = useQuery(
    declarePage,
    {
      current: page,
      size: PAGE,
      ...(lane.from && { portId: lane.from.id }),
      ...(kind && { kind }),
    },
    { keepPrevious: true },
  );
  return (
    <LocalList
      at={at}
      search={search}
      title={text('freight.declarations')}
      port={lane.from}
      rows={useLoadable(query)}
      rowName={({ port, kind: own }) => `${nameIn(language, port)} ${text(`freight.declare.${own}`)}`}
      filters={(change) => (
        <Select
          label={text('freight.declareKind')}
          placeholder={text('freight.anyKind')}
          value={type === undefined ? '' : String(type)}
          options={DECLARE_KINDS.map((one, place) => ({
            value: String(place + 1),
            label: text(`freight.declare.${one}`),
          }))}
          onChange={({ currentTarget: { value } }) => change({ type: value ? Number(value) : undefined })}
        />
      )}
      columns={[
        { id: 'port', header: text('freight.port'), cell: ({ port }) => nameIn(language, port) },
        { id: 'kind', header: text('freight.declareKind'), cell: (row) => text(`freight.declare.${row.kind}`) },
        {
          id: 'price',
          header: text('freight.perDeclaration'),
          numeric: true,
          cell: ({ currency, price }) => money(currency, price),
        },
        {
          id: 'page',
          header: text('freight.perPage'),
          numeric: true,
          cell: ({ currency, perPage }) => money(currency, perPage),
        },
        { id: 'examination', header: text('freight.examination'), cell: ({ examination }) => examination },
        { id: 'valid', header: text('freight.valid'), cell: ({ validTo }) => validTo },
        { id: 'remark', header: text('freight.remark'), cell: ({ remark }) => remark },
      ]}
    />
  );
}
