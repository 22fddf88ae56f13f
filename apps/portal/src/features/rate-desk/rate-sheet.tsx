import { contract, type ImportKind, type RateSheet } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import {
  Button,
  ConfirmDialog,
  Empty,
  ErrorPanel,
  Inline,
  icons,
  Loading,
  Split,
  Stack,
  Text,
  useLanguage,
} from '@lading/ui';
import { Sheet, type SheetRow, type SheetSelection } from '@lading/ui/sheet';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { ImportButton } from '../../kit/importing/import-button.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { BatchPanel } from './batch-panel.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { LevelsPanel } from './levels-panel.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { RateDeskSearch } from './rate-desk-search.ts';
import { RateFilters } from './rate-filters.tsx';
import { type Answer, sheetColumns } from './sheet-columns.ts';
import { useRateSheet, useSaving } from './use-rate-sheet.ts';
import { VersionsPanel } from './versions-panel.tsx';

interface RateSheetProps {
  sheet: RateSheet;
  search: RateDeskSearch;
  kind: ImportKind;
}
type Loaded = ReturnType<typeof useRateSheet>;

const rowName = ({ values }: SheetRow) =>
  [values['pod'] ?? values['code'], values['service']].filter(Boolean).join(' ');
const LEVELLED: readonly RateSheet[] = ['fcl', 'lcl'];

/** Forgets the whole draft, after a question. */
function Discard({ sheet, onDone }: { sheet: RateSheet; onDone(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const [asking, setAsking] = useState(false);
  const { run, pending } = useCommand(contract.freight.discardRates);
  const send = async () => {
    const sent = await run({ sheet });
    setAsking(false);
    if (!sent.ok) return void notices.show({ kind: 'error', text: errorText(text, sent.error) });
    onDone();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('rateDesk.discard')}</Button>
      {asking && (
        <ConfirmDialog
          open
          question={text('rateDesk.discardAsk')}
          confirmLabel={text('rateDesk.discard')}
          tone="danger"
          pending={pending}
          onConfirm={() => void send()}
          onOpenChange={setAsking}
        >
          {text('rateDesk.discardWhat')}
        </ConfirmDialog>
      )}
    </>
  );
}

function SheetBody({ sheet, search, kind, data, loaded }: RateSheetProps & { data: Answer; loaded: Loaded }) {
  const text = useText();
  const language = useLanguage();
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [publishing, setPublishing] = useState(false);
  const english = language === 'en-US';
  const { draft, history, names, loaded: count } = loaded;
  const columns = useMemo(() => {
    const known = new Map([...names].map(([code, name]) => [code, english ? name.nameEn : name.nameCn]));
    // More names come with more rows.
    return count < 0 ? [] : sheetColumns(data, sheet, { text, language, rules: data.rules, names: known });
  }, [data, sheet, text, language, english, names, count]);
  const { saving, changes = data.changes, savedAt } = useSaving(sheet, loaded, columns);
  const heads = useMemo(() => new Map(data.columns.map(({ id, head }) => [id, head])), [data.columns]);
  const beside = ({ rows }: SheetSelection) =>
    side &&
    createPortal(
      <>
        <BatchPanel rows={rows} columns={columns} history={history} />
        {LEVELLED.includes(sheet) && <LevelsPanel sheet={sheet} rules={data.rules} row={rows[0]} />}
      </>,
      side,
    );
  const time = savedAt?.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' }) ?? '';
  const meta = data.live
    ? text('rateDesk.version', {
        version: data.live.version,
        day: data.live.time?.slice(0, 10) ?? '',
        by: data.live.by,
      })
    : text('rateDesk.noVersion');
  const actions = (
    <Inline gap="sm">
      <Text as="span" size="caption" tone="secondary" role="status">
        {saving === 'saved' ? savedAt && text('rateDesk.saved', { time }) : text(`rateDesk.saving.${saving}`)}
      </Text>
      <ImportButton kind={kind} />
      {changes.cells > 0 && <Discard sheet={sheet} onDone={() => loaded.query.refresh()} />}
      <Button
        variant="primary"
        icon={icons.upload}
        disabled={changes.cells === 0 || saving === 'waiting' || saving === 'saving'}
        onClick={() => setPublishing(true)}
      >
        {text('rateDesk.publishCount', { count: changes.cells })}
      </Button>
    </Inline>
  );
  return (
    <DeskFrame sheet={sheet} meta={meta} actions={actions}>
      <RateFilters
        search={search}
        counts={data.counts}
        wide={sheet === 'fcl' || sheet === 'surcharge'}
        sheet={sheet}
        loaded={
          count < data.total && (
            <Text as="span" size="caption" role="status" tone="secondary">
              {text('rateDesk.loaded', { count, total: data.total })}
            </Text>
          )
        }
        english={english}
      />
      <Split slim>
        <Sheet
          label={text(`rateDesk.sheet.${sheet}`)}
          columns={columns}
          source={draft}
          history={history}
          rowName={rowName}
          actions={beside}
          empty={<Empty title={text('rateDesk.none')} reason={text('rateDesk.noneReason')} />}
        />
        <Stack gap="sm">
          <Stack gap="sm" ref={setSide} />
          <VersionsPanel sheet={sheet} />
        </Stack>
      </Split>
      {publishing && (
        <PublishDialog sheet={sheet} version={data.draft} heads={heads} onClose={() => setPublishing(false)} />
      )}
    </DeskFrame>
  );
}

/** One sheet with what is done with it: written in, brought by a file, published, brought back. */
export function RateSheetPart(props: RateSheetProps) {
  const loaded = useRateSheet(props.sheet, props.search);
  const answer = useLoadable(loaded.query);
  if (answer.status !== 'ready')
    return (
      <DeskFrame sheet={props.sheet}>
        {answer.status === 'loading' ? <Loading /> : <ErrorPanel message={answer.message} onRetry={answer.retry} />}
      </DeskFrame>
    );
  return <SheetBody {...props} data={answer.data} loaded={loaded} />;
}
