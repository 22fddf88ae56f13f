import { ApiError, settle } from '@lading/api-client';
import { contract, type FudaState } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, Inline, Panel, SegmentedControl, Stack, useLanguage } from '@lading/ui';
import type { SheetHistory, SheetRow } from '@lading/ui/sheet';
import { useCallback, useMemo, useState } from 'react';
import { hasPermission } from '../../../access/permissions.ts';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { useDictionary } from '../../../lists/use-dictionary.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { BatchPanel } from '../batch-panel.tsx';
import { fudaColumns } from './fuda-columns.ts';
import { type FudaPorts, type FudaRate, fudaValues, fudaWritten } from './fuda-record.ts';
import { type RecordCalls, wordsIn } from './record-kind.ts';
import { RecordSheet } from './record-sheet.tsx';
import { useRecordSaving, useRecordSheet } from './use-record-sheet.ts';

const { fudaPage, fudaAdmin, fudaById, addFuda, updateFuda, removeFuda, changeFudaState, fudaPartners } =
  contract.freight;
const { ports } = contract.basedata;
const PAGE = 100;
/** Columns by the fields that the server refuses. */
const COLUMNS: Readonly<Record<string, string>> = {
  polId: 'pol',
  podId: 'pod',
  viaIds: 'via',
  shippingId: 'carrier',
  serviceCode: 'service',
  etdDays: 'days',
  transitDays: 'transit',
  validFrom: 'from',
  validTo: 'to',
  prices: 'c3',
  sellMarkup: 'markup',
  routeCode: 'lane',
  contractNo: 'contract',
  spaceState: 'space',
  spaceLeft: 'left',
  partnerId: 'partner',
  currency: 'currency',
};
/** Prices that a partner sets beside its costs: one by one. */
const SET_PRICE = /^m\d$/;
const nameOf = ({ values }: SheetRow) => [values['rateNo'], values['service']].filter(Boolean).join(' ');

function useFudaCalls(isAdmin: boolean): RecordCalls<FudaRate> {
  const text = useText();
  const { client } = usePortal();
  const { run: add } = useCommand(addFuda);
  const { run: update } = useCommand(updateFuda);
  const { run: remove } = useCommand(removeFuda);
  const again = (id: number) => settle(client.call(fudaById, { id }));
  /** The ids of codes that a record does not know already. */
  const portsOf = async ({ values }: SheetRow, rate: FudaRate | undefined): Promise<FudaPorts | ApiError> => {
    const known = new Map((rate ? [rate.pol, rate.pod, ...rate.via] : []).map(({ id, portCode }) => [portCode, id]));
    const ids: number[] = [];
    const wanted: readonly (readonly [field: string, code: string])[] = [
      ['polId', values['pol'] ?? ''],
      ['podId', values['pod'] ?? ''],
      ...wordsIn(values['via'] ?? '').map((code) => ['viaIds', code] as const),
    ];
    for (const [field, given] of wanted) {
      const code = given.trim().toUpperCase();
      const found = known.get(code) ?? (await portNamed(code));
      if (found === undefined)
        return new ApiError('business', {
          path: addFuda.path,
          field,
          serverMessage: text('rateDesk.fuda.noPort'),
        });
      ids.push(found);
    }
    const [polId = 0, podId = 0, ...viaIds] = ids;
    return { polId, podId, viaIds };
  };
  const portNamed = async (searchValue: string) => {
    const sent = await settle(client.call(ports, { searchValue, kind: 'sea' }));
    return sent.ok ? sent.data.find(({ portCode }) => portCode === searchValue)?.id : undefined;
  };
  return {
    page: (current) => settle(client.call(isAdmin ? fudaAdmin : fudaPage, { current, size: PAGE })),
    again,
    async save(row, rate, requestId) {
      const ends = await portsOf(row, rate);
      if (ends instanceof ApiError) return { ok: false, error: ends };
      const written = fudaWritten(row, rate, ends);
      if (rate) return update({ ...written, id: rate.id, revision: rate.revision });
      const sent = await add({ ...written, partnerId: Number(row.values['partner']), requestId });
      return sent.ok ? again(sent.data.id) : sent;
    },
    remove: (id) => remove({ ids: [id] }),
    valuesOf: fudaValues,
    columnOf: (field) => COLUMNS[field.split(/[[.]/)[0] ?? ''] ?? '',
  };
}

interface StatePanelProps {
  rows: readonly SheetRow[];
  isAdmin: boolean;
  onDone(): void;
}

/** Hands rates in or puts them on, and takes them off again. */
function StatePanel({ rows, isAdmin, onDone }: StatePanelProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(changeFudaState);
  const ids = rows.filter(({ state }) => state !== 'new').map(({ id }) => Number(id));
  const move = async (state: FudaState) => {
    if (ids.length === 0) return;
    const sent = await run({ ids: ids.slice(0, 200), state });
    if (!sent.ok) return void notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('rateDesk.changedRows', { count: sent.data.changed }) });
    onDone();
  };
  return (
    <Panel title={text('rateDesk.fuda.offer')}>
      <Inline gap="sm">
        <Button loading={pending} onClick={() => void move(isAdmin ? 3 : 2)}>
          {text(isAdmin ? 'rateDesk.offer' : 'rateDesk.fuda.handIn')}
        </Button>
        <Button loading={pending} onClick={() => void move(5)}>
          {text('rateDesk.withdraw')}
        </Button>
      </Inline>
    </Panel>
  );
}

interface ToolsProps extends StatePanelProps {
  columns: ReturnType<typeof fudaColumns>;
  history: SheetHistory;
}

const Tools = ({ columns, history, ...rest }: ToolsProps) => (
  <Stack gap="sm">
    <BatchPanel rows={rest.rows} columns={columns.filter(({ id }) => !SET_PRICE.test(id))} history={history} />
    <StatePanel {...rest} />
  </Stack>
);

/** Rates of partners: an administrator of the house sees all of them with their cost, a partner its own. */
export function FudaSheet() {
  const text = useText();
  const language = useLanguage();
  const isAdmin = hasPermission(menuCodes(useSession()), 'fuda:admin');
  const calls = useFudaCalls(isAdmin);
  const partners = useQuery(fudaPartners, undefined).data?.list;
  const carriers = useDictionary('shipping');
  const [state, setState] = useState('');
  const columns = useMemo(() => {
    const named = (list: readonly { id: number; nameCn: string; nameEn: string }[]) =>
      list.map(({ id, nameCn, nameEn }) => ({ value: String(id), label: language === 'zh-CN' ? nameCn : nameEn }));
    return fudaColumns({
      text,
      partners: named(partners ?? []),
      carriers: named(carriers.status === 'ready' ? carriers.data : []),
    });
  }, [text, language, partners, carriers]);
  const loaded = useRecordSheet(calls);
  const saving = useRecordSaving(loaded, calls, columns);
  const { load, history } = loaded;
  const filter = useMemo(
    () => (state === '' ? undefined : (row: SheetRow) => row.state === 'new' || row.values['_state'] === state),
    [state],
  );
  const tools = useCallback(
    (rows: readonly SheetRow[]) => (
      <Tools rows={rows} columns={columns} history={history} isAdmin={isAdmin} onDone={() => void load()} />
    ),
    [columns, history, isAdmin, load],
  );
  return (
    <RecordSheet
      sheet="fuda"
      kind="fudaRate"
      columns={columns}
      loaded={loaded}
      saving={saving}
      rowName={nameOf}
      filter={filter}
      filters={
        <Inline>
          <SegmentedControl
            label={text('rateDesk.state')}
            value={state}
            options={[
              { value: '', label: text('rateDesk.stateOf.all') },
              ...(['1', '2', '3', '4', '5'] as const).map((value) => ({
                value,
                label: text(`rateDesk.fuda.state.${value}`),
              })),
            ]}
            onChange={setState}
          />
        </Inline>
      }
      tools={tools}
    />
  );
}
