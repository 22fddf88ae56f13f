import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Alert, Button, Empty, Form, Inline, Stack, Text, TextField, useLanguage } from '@lading/ui';
import { createSheetDraft, createSheetHistory, Sheet, type SheetRow, sheetIssues } from '@lading/ui/sheet';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { chargeColumns, chargeValues, writtenCharge } from './sheet-columns.ts';

const calls = contract.settlement;
type Info = Out<typeof calls.inConfirmInfo>;
type Line = Out<typeof calls.inConfirmCharges>['list'][number];

const OPEN: readonly number[] = [1, 2];
const rowName = ({ values }: SheetRow) => values['code'] ?? '';

interface ReissueProps {
  info: Info;
  lines: readonly Line[];
  onClose(): void;
}

function Reissue({ info, lines, onClose }: ReissueProps) {
  const text = useText();
  const { notices } = usePortal();
  const reissue = useCommand(calls.reissueStatement);
  const back = useCommand(calls.voidStatement);
  const [why, setWhy] = useState('');
  const [failure, setFailure] = useState<string>();
  const open = OPEN.includes(info.status);
  const { revision, accountNo } = info.row;
  const english = useLanguage() === 'en-US';
  const columns = useMemo(() => chargeColumns(text, false, english), [text, english]);
  const draft = useMemo(
    () => createSheetDraft(lines.map((line) => ({ id: String(line.id), values: chargeValues(line), locked: !open }))),
    [lines, open],
  );
  const history = useMemo(() => createSheetHistory(draft), [draft]);
  const orders = new Map(lines.map(({ id, bookingId }) => [String(id), bookingId]));
  const lacks = why.trim().length < 2;
  async function send() {
    if (lacks) return setFailure(text('charges.whyMissing'));
    if (sheetIssues(draft.get(), columns).length > 0) return setFailure(text('charges.issues'));
    setFailure(undefined);
    const asked = draft
      .get()
      .filter(({ removed }) => !removed)
      .map((row) => ({ ...writtenCharge(row), bookingId: orders.get(row.id) ?? info.row.bookingId }));
    const sent = await reissue.run({ accountId: info.id, why, lines: asked, revision, requestId: crypto.randomUUID() });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({
      kind: 'success',
      text: text('charges.reissued', { number: accountNo, version: sent.data.version }),
    });
    onClose();
  }
  async function takeBack() {
    if (lacks) return setFailure(text('charges.whyMissing'));
    setFailure(undefined);
    const sent = await back.run({ accountId: info.id, why, revision });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('charges.tookBack', { number: accountNo }) });
    onClose();
  }
  return (
    <Stack>
      {failure && <Alert kind="danger" live="assertive" title={failure} />}
      {open && (
        <Form
          aria-label={text('charges.reissue')}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Inline gap="sm">
            <TextField
              label={text('charges.why')}
              maxLength={300}
              required
              value={why}
              onChange={({ target }) => setWhy(target.value)}
            />
            <Button type="submit" variant="primary" loading={reissue.pending}>
              {text('charges.reissue')}
            </Button>
            <Button variant="danger" loading={back.pending} onClick={() => void takeBack()}>
              {text('charges.takeBack')}
            </Button>
          </Inline>
        </Form>
      )}
      <div>
        <Button onClick={onClose}>{text('charges.back')}</Button>
      </div>
      <Sheet
        label={text('charges.sheetOf', { number: accountNo })}
        columns={columns}
        source={draft}
        history={history}
        rowName={rowName}
        removable={open}
        empty={<Empty title={text('charges.noLines')} />}
      />
    </Stack>
  );
}

interface ReissueSheetProps {
  accountId: number;
  onClose(): void;
}

/** A statement as a sheet: while nobody confirmed it, it can be issued anew with what changed and why. */
export function ReissueSheet({ accountId, onClose }: ReissueSheetProps) {
  const text = useText();
  const info = useLoadable(useQuery(calls.inConfirmInfo, { accountId }));
  const charges = useLoadable(useQuery(calls.inConfirmCharges, { accountId }));
  return (
    <Loaded of={info}>
      {(shown) => (
        <Stack>
          <Text tone="secondary">
            {[
              shown.accountNo,
              shown.row.customerName,
              shown.row.stateName,
              text('charges.versionOf', { version: shown.row.version }),
            ].join(' · ')}
          </Text>
          <Loaded of={charges}>
            {({ list }) => <Reissue key={shown.row.revision} info={shown} lines={list} onClose={onClose} />}
          </Loaded>
        </Stack>
      )}
    </Loaded>
  );
}
