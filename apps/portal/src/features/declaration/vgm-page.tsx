import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  Empty,
  IconButton,
  InstructionGate,
  InstructionTemplates,
  icons,
  Menu,
  Split,
  Stack,
} from '@lading/ui';
import { Sheet } from '@lading/ui/sheet';
import { emptyVgmHead, isVgmOpen } from '@lading/validators/vgm';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { ImportButton } from '../../kit/importing/import-button.tsx';
import { DeclarationFrame, DeclarationHistory, OlderAlert, useMayDeclare } from './frame.tsx';
import { KeepingBar } from './keeping-bar.tsx';
import { PaperPage } from './paper-page.tsx';
import { useDeclarationPdf, useTold, useVgmTemplates } from './use-papers.ts';
import { useSync } from './use-sync.tsx';
import { useVgm, useVgmLock } from './use-vgm.ts';
import { useVgmGate } from './vgm-gate.ts';
import { VgmHeadFields } from './vgm-head.tsx';
import { Methods, Said, Totals } from './vgm-parts.tsx';
import { VgmRowActions } from './vgm-row-actions.tsx';
import { boxOf, useVgmColumns, type Vgm } from './vgm-rows.ts';

const { vgm, syncVgm } = contract.order;
const route = getRouteApi('/_member/vgm_/$bookingId');

function OneVgm({ of, onReload }: { of: Vgm; onReload(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { bookingId, bookingNo, today } = of;
  const may = useMayDeclare('vgm');
  const other = useVgmLock(bookingId, may, of.locked);
  const mayWrite = may && !other;
  const sheet = useVgm(of, mayWrite);
  const { head, rows, history, keeping, write, save, send, source } = sheet;
  const columns = useVgmColumns(today);
  const { items, chosen, left } = useVgmGate(of, head, rows);
  const told = useTold();
  const templates = useVgmTemplates();
  const pdf = useDeclarationPdf(bookingId, bookingNo);
  const { run: runSync } = useCommand(syncVgm);
  const [sending, setSending] = useState(false);
  const sync = useSync(
    async (from, dryRun) => {
      await save();
      return runSync({ bookingId, from, dryRun, revision: sheet.revision(), requestId: crypto.randomUUID() });
    },
    (from) => from !== 'vgm' && onReload(),
  );
  const submit = async () => {
    setSending(true);
    await save();
    const sent = await send('submit', chosen);
    setSending(false);
    if (!told(sent) || !sent.ok) return;
    const wrong = sent.data.issues.filter(({ severity }) => severity === 'error');
    if (wrong.length > 0) return notices.show({ kind: 'error', text: wrong[0]?.message ?? text('declaration.failed') });
    notices.show({ kind: 'success', text: text('declaration.submittedVgm', { count: chosen.length }) });
    onReload();
  };
  const open = of.list.some(({ status }) => isVgmOpen(status)) || of.list.length === 0;
  return (
    <DeclarationFrame
      of={of}
      paper="vgm"
      actions={
        <>
          {mayWrite && (
            <Button icon={icons.refresh} onClick={() => void sync.open('instruction', text('declaration.fill'))}>
              {text('declaration.fill')}
            </Button>
          )}
          {mayWrite && (
            <InstructionTemplates
              label={text('declaration.templates')}
              templates={templates.list.map(({ id, name, content }) => ({ id, name, note: content.weighingParty }))}
              onUse={({ id }) => {
                const content = templates.list.find((one) => one.id === id)?.content ?? emptyVgmHead();
                write({ ...content, weighedOn: head.weighedOn });
              }}
              onSave={(name) => void templates.save(name, head)}
              onRemove={({ id }) => void templates.remove(id)}
            />
          )}
          <Button icon={icons.print} onClick={() => void save().then(pdf)}>
            {text('declaration.pdf')}
          </Button>
          {mayWrite && (
            <Menu
              label={text('declaration.more')}
              trigger={<IconButton icon={icons.more} label={text('declaration.more')} />}
              items={[
                {
                  id: 'booking',
                  label: text('declaration.fillBooking'),
                  onSelect: () => void sync.open('booking', text('declaration.fillBooking')),
                },
                {
                  id: 'bill',
                  label: text('declaration.toBill'),
                  onSelect: () => void sync.open('vgm', text('declaration.toBill')),
                },
              ]}
            />
          )}
        </>
      }
    >
      {other && (
        <Alert
          kind="info"
          live="polite"
          title={text('declaration.locked', { name: other.lockedBy, min: minutesTo(other.expires) })}
        >
          {text('declaration.lockedText')}
        </Alert>
      )}
      {keeping.state === 'older' && <OlderAlert onReload={onReload} />}
      <Said of={of} />
      <Split>
        <Stack>
          <VgmHeadFields head={head} today={today} readOnly={!mayWrite} onWrite={write} />
          <Sheet
            label={text('declaration.boxes')}
            columns={columns}
            source={source}
            history={history}
            rowName={({ values }) => values['ctnNo'] ?? ''}
            removable={mayWrite}
            actions={
              mayWrite ? ({ rows: picked }) => <VgmRowActions rows={picked} send={send} onDone={onReload} /> : undefined
            }
            empty={<Empty title={text('declaration.noBoxes')} reason={text('declaration.noBoxesReason')} />}
          />
          <Totals boxes={rows.filter(({ removed }) => !removed).map(boxOf)} billWeight={of.billWeight} />
          {mayWrite && <Tools addUp={sheet.addUp} usualTares={sheet.usualTares} />}
          <DeclarationHistory log={of.log} />
        </Stack>
        <Stack>
          <InstructionGate items={items} />
          <Methods />
        </Stack>
      </Split>
      {mayWrite && (
        <KeepingBar keeping={keeping} left={left} quiet={!open}>
          <Button
            variant="primary"
            icon={icons.send}
            loading={sending}
            disabled={left > 0 || chosen.length === 0 || keeping.state === 'older'}
            onClick={() => void submit()}
          >
            {text('declaration.submitVgm', { count: chosen.length })}
          </Button>
        </KeepingBar>
      )}
      {sync.dialog}
    </DeclarationFrame>
  );
}

const minutesTo = (moment: string): number => Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / 60_000));

function Tools({ addUp, usualTares }: { addUp(): void; usualTares(): void }) {
  const text = useText();
  return (
    <div>
      <Button size="sm" icon={icons.plus} onClick={addUp}>
        {text('declaration.sum')}
      </Button>{' '}
      <Button size="sm" icon={icons.scale} onClick={usualTares}>
        {text('declaration.usual')}
      </Button>{' '}
      <ImportButton kind="vgm" />
    </div>
  );
}

/** The verified gross masses of a booking: written, checked and declared. */
export function VgmPage() {
  const text = useText();
  const bookingId = Number(route.useParams().bookingId);
  return (
    <PaperPage of={useQuery(vgm, { bookingId })} title={text('routes.vgm')} listHref="/vgm">
      {(data, round, reload) => <OneVgm key={`${data.bookingId}-${round}`} of={data} onReload={reload} />}
    </PaperPage>
  );
}
