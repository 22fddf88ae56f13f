import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Inline, SegmentedControl, useLanguage } from '@lading/ui';
import type { SheetRow } from '@lading/ui/sheet';
import { useCallback, useMemo, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { useCommonList } from '../../../lists/use-common-list.ts';
import { FbaBatch } from './fba-batch.tsx';
import { fbaColumns } from './fba-columns.ts';
import { breaksOf, type FbaPrice, fbaValues, fbaWritten } from './fba-record.ts';
import type { RecordCalls } from './record-kind.ts';
import { RecordSheet } from './record-sheet.tsx';
import { useRecordSaving, useRecordSheet } from './use-record-sheet.ts';

const { fbaPricePage, fbaPriceById, saveFbaPrice, setFbaPriceStatus, deleteFbaPrices } = contract.freight;
const PAGE = 100;
/** Columns by the fields that the server refuses. */
const COLUMNS: Readonly<Record<string, string>> = {
  validFrom: 'from',
  validTo: 'to',
  breaks: 'kg100',
  sailDays: 'days',
  countryId: 'country',
  zipPrefixes: 'zips',
  pricePerCbm: 'perCbm',
  serviceCode: 'service',
  taxIncluded: 'tax',
  channelDesc: 'desc',
  channelDescEn: 'descEn',
};
const SAME = new Set(
  'channelName channelNameEn mode origins currency divisor compareBy cartonMin shipmentMin roundTo transitMin transitMax carrier vessel listAdd vipLess status'.split(
    ' ',
  ),
);
const nameOf = ({ values }: SheetRow) => values['channelName'] ?? '';

function useFbaCalls(): RecordCalls<FbaPrice> {
  const text = useText();
  const { client } = usePortal();
  const { run: save } = useCommand(saveFbaPrice);
  const { run: setStatus } = useCommand(setFbaPriceStatus);
  const { run: remove } = useCommand(deleteFbaPrices);
  const again = (id: number) => settle(client.call(fbaPriceById, { id }));
  return {
    page: (current) => settle(client.call(fbaPricePage, { current, size: PAGE })),
    again,
    async save(row, record, requestId) {
      const status = Number(row.values['status']) as FbaPrice['status'];
      const others = Object.keys(row.changed ?? {}).some((column) => column !== 'status');
      let id = record?.id;
      if (!record || others) {
        const sent = await save(fbaWritten(row, record, requestId, text));
        if (!sent.ok) return sent;
        ({ id } = sent.data);
      }
      if (id === undefined) throw new Error('a price without an id');
      // A new one is a draft first.
      if (status >= 1 && status !== (record?.status ?? 1)) {
        const moved = await setStatus({ ids: [id], status });
        if (!moved.ok) return moved;
      }
      return again(id);
    },
    remove: (id) => remove({ ids: [id] }),
    valuesOf: fbaValues,
    columnOf: (field) => {
      const [name = ''] = field.split(/[[.]/);
      return COLUMNS[name] ?? (SAME.has(name) ? name : '');
    },
  };
}

/** Prices to FBA sites, which are on sale as soon as they are put there. */
export function FbaSheet() {
  const text = useText();
  const language = useLanguage();
  const calls = useFbaCalls();
  const listed = useCommonList('country');
  const countries = useMemo(
    () =>
      (listed.status === 'ready' ? listed.data : []).map(({ id, nameCn, nameEn }) => ({
        value: String(id),
        label: language === 'zh-CN' ? nameCn : nameEn,
      })),
    [listed, language],
  );
  const [status, setStatus] = useState('');
  const loaded = useRecordSheet(calls);
  const { load, records, state } = loaded;
  const columns = useMemo(
    () => fbaColumns({ text, countries, breaks: state === 'ready' ? breaksOf(records.values()) : [] }),
    [text, countries, records, state],
  );
  const saving = useRecordSaving(loaded, calls, columns);
  const filter = useMemo(
    () => (status === '' ? undefined : (row: SheetRow) => row.state === 'new' || row.values['status'] === status),
    [status],
  );
  const tools = useCallback((rows: readonly SheetRow[]) => <FbaBatch rows={rows} onDone={() => void load()} />, [load]);
  return (
    <RecordSheet
      sheet="fba"
      kind="fbaPrice"
      columns={columns}
      loaded={loaded}
      saving={saving}
      rowName={nameOf}
      filter={filter}
      filters={
        <Inline>
          <SegmentedControl
            label={text('rateDesk.state')}
            value={status}
            options={[
              { value: '', label: text('rateDesk.stateOf.all') },
              ...(['1', '2', '3'] as const).map((value) => ({ value, label: text(`rateDesk.fba.status.${value}`) })),
            ]}
            onChange={setStatus}
          />
        </Inline>
      }
      tools={tools}
    />
  );
}
