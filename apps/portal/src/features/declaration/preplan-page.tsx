import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  Empty,
  type GateItem,
  IconButton,
  InstructionGate,
  InstructionTemplates,
  icons,
  Menu,
  Panel,
  Split,
  Stack,
  Text,
  useFormat,
} from '@lading/ui';
import { Sheet } from '@lading/ui/sheet';
import { PREPLAN_STATE, preplanTotals } from '@lading/validators/preplan';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { ImportButton } from '../../kit/importing/import-button.tsx';
import { DeclarationFrame, DeclarationHistory, OlderAlert, useMayDeclare } from './frame.tsx';
import { KeepingBar } from './keeping-bar.tsx';
import { PaperPage } from './paper-page.tsx';
import { PreplanForm } from './preplan-form.tsx';
import { type Preplan, usePreplanColumns } from './preplan-rows.ts';
import { PreplanTag } from './state-tag.tsx';
import { ChangeTable, usePlaceName } from './sync-dialog.tsx';
import { usePreplanTemplates, useTold } from './use-papers.ts';
import { usePreplan } from './use-preplan.ts';
import { useSync } from './use-sync.tsx';

const { preplan, syncPreplan } = contract.order;
const route = getRouteApi('/_member/preplan_/$bookingId');
type Plan = ReturnType<typeof usePreplan>;

const PARTS = ['header', 'shipper', 'consignee', 'notify', 'goods', 'boxes'] as const;

/** What keeps it from being submitted, and whether it is what the instruction says. */
function useGate(of: Preplan, { issues }: Plan): { items: GateItem[]; left: number } {
  const text = useText();
  const parts = PARTS.map((part): GateItem => {
    const errors = issues.filter(({ path, severity }) => severity === 'error' && path.split('.')[0] === part).length;
    return {
      id: part,
      title: text(`declaration.gate.${part}`),
      state: errors > 0 ? 'wrong' : 'done',
      detail: errors > 0 ? text('declaration.gate.wrong', { count: errors }) : undefined,
    };
  });
  const apart = of.differences.length;
  const same: GateItem = {
    id: 'same',
    title: text('declaration.gate.same'),
    state: apart > 0 ? 'doubtful' : 'done',
    detail: apart > 0 ? text('declaration.gate.differs', { count: apart }) : undefined,
  };
  return { items: [...parts, same], left: parts.filter(({ state }) => state === 'wrong').length };
}

/** How it stands with customs, and what they said. */
function Answer({ of }: { of: Preplan }) {
  const text = useText();
  const { minute } = useFormat();
  const place = usePlaceName();
  return (
    <Panel title={text('declaration.answer')} tag={<PreplanTag status={of.status} name={of.statusName} />}>
      <Stack gap="sm">
        {of.status === PREPLAN_STATE.refused && of.answeredAt && (
          <Text>{text('declaration.answerText', { time: minute(of.answeredAt) })}</Text>
        )}
        {of.answer && <Text strong>{of.answer}</Text>}
        {of.reasons.map(({ path, text: reason }) => (
          <Text key={`${path} ${reason}`}>{`${place(path)}: ${reason}`}</Text>
        ))}
      </Stack>
    </Panel>
  );
}

function Lists({ plan }: { plan: Plan }) {
  const text = useText();
  const columns = usePreplanColumns(plan.find);
  const { number, weight, volume } = preplanTotals(plan.draft);
  return (
    <>
      <Panel title={text('declaration.goods')} actions={!plan.readOnly && <ImportButton kind="preplan" />}>
        <Stack gap="sm">
          <Sheet
            label={text('declaration.goods')}
            columns={columns.goods}
            source={plan.goods.source}
            history={plan.goods.history}
            rowName={({ values }) => values['description'] ?? ''}
            removable={!plan.readOnly}
            empty={<Empty title={text('declaration.noGoods')} />}
          />
          <Text size="dense">{`${number} / ${weight} KGS / ${volume} CBM`}</Text>
        </Stack>
      </Panel>
      <Panel title={text('declaration.boxes')}>
        <Sheet
          label={text('declaration.boxes')}
          columns={columns.boxes}
          source={plan.boxes.source}
          history={plan.boxes.history}
          rowName={({ values }) => values['ctnNo'] ?? ''}
          removable={!plan.readOnly}
          empty={<Empty title={text('declaration.noBoxes')} reason={text('declaration.noBoxesReason')} />}
        />
      </Panel>
    </>
  );
}

function Actions({ plan, sync }: { plan: Plan; sync: ReturnType<typeof useSync> }) {
  const text = useText();
  const templates = usePreplanTemplates();
  const { draft } = plan;
  return (
    <>
      <Button icon={icons.refresh} onClick={() => void sync.open('instruction', text('declaration.fill'))}>
        {text('declaration.fill')}
      </Button>
      <InstructionTemplates
        label={text('declaration.templates')}
        templates={templates.list.map(({ id, name, content }) => ({ id, name, note: content.consignee.name }))}
        onUse={({ id }) => {
          const found = templates.list.find((one) => one.id === id);
          if (found) plan.takeTemplate(found.content);
        }}
        onSave={(name) => void templates.save(name, { ...draft, goods: [...draft.goods], boxes: [...draft.boxes] })}
        onRemove={({ id }) => void templates.remove(id)}
      />
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
            id: 'vgm',
            label: text('declaration.fillVgm'),
            onSelect: () => void sync.open('vgm', text('declaration.fillVgm')),
          },
        ]}
      />
    </>
  );
}

function OnePreplan({ of, onReload }: { of: Preplan; onReload(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const may = useMayDeclare('preplan');
  const plan = usePreplan(of, may);
  const { items, left } = useGate(of, plan);
  const told = useTold();
  const { run } = useCommand(syncPreplan);
  const [sending, setSending] = useState(false);
  const { keeping, save, send } = plan;
  const sync = useSync(async (from, dryRun) => {
    await save();
    const asked = { bookingId: of.bookingId, from, dryRun, revision: plan.revision() };
    return run({ ...asked, requestId: crypto.randomUUID() });
  }, onReload);
  const act = async (action: 'submit' | 'again') => {
    setSending(true);
    await save();
    const sent = await send(action);
    setSending(false);
    if (!told(sent) || !sent.ok) return;
    const wrong = sent.data.issues.find(({ severity }) => severity === 'error');
    if (wrong) return notices.show({ kind: 'error', text: wrong.message });
    if (action === 'submit') notices.show({ kind: 'success', text: text('declaration.submittedPreplan') });
    onReload();
  };
  const refused = of.status === PREPLAN_STATE.refused;
  return (
    <DeclarationFrame of={of} paper="preplan" actions={!plan.readOnly && <Actions plan={plan} sync={sync} />}>
      {keeping.state === 'older' && <OlderAlert onReload={onReload} />}
      {of.differs.length > 0 && (
        <Alert kind="warning" title={text('declaration.differsTitle')}>
          {text('declaration.differsText')}
        </Alert>
      )}
      <Split>
        <Stack>
          <PreplanForm of={of} plan={plan} />
          <Lists plan={plan} />
          {of.differences.length > 0 && (
            <Panel title={text('declaration.differences')}>
              <ChangeTable changes={of.differences} label={text('declaration.differencesTable')} />
            </Panel>
          )}
          <DeclarationHistory log={of.log} />
        </Stack>
        <Stack>
          <Answer of={of} />
          <InstructionGate items={items} />
        </Stack>
      </Split>
      {may && of.status === PREPLAN_STATE.cancelled && (
        <KeepingBar keeping={keeping} left={0} quiet>
          <Button variant="primary" icon={icons.pen} loading={sending} onClick={() => void act('again')}>
            {text('declaration.again')}
          </Button>
        </KeepingBar>
      )}
      {!plan.readOnly && (
        <KeepingBar keeping={keeping} left={left}>
          <Button
            variant="primary"
            icon={icons.send}
            loading={sending}
            disabled={left > 0 || keeping.state === 'older'}
            onClick={() => void act('submit')}
          >
            {text(refused ? 'declaration.sendAgain' : 'declaration.submitPreplan')}
          </Button>
        </KeepingBar>
      )}
      {sync.dialog}
    </DeclarationFrame>
  );
}

/** The pre-plan of a booking: written, checked and submitted. */
export function PreplanPage() {
  const text = useText();
  const bookingId = Number(route.useParams().bookingId);
  return (
    <PaperPage of={useQuery(preplan, { bookingId })} title={text('routes.preplan')} listHref="/preplan">
      {(data, round, reload) => <OnePreplan key={`${data.bookingId}-${round}`} of={data} onReload={reload} />}
    </PaperPage>
  );
}
