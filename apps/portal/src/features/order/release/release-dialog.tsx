import { contract, type In, RELEASE_KINDS, RELEASE_STATE, type ReleaseKind } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Checkbox, Dialog, Form, Inline, Select, TextArea, TextField } from '@lading/ui';
import { useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { ACCEPT } from '../papers/kinds.ts';
import { usePaperUploads } from '../papers/use-paper-uploads.ts';
import { type ReleaseBill, ReleaseChecks } from './release-checks.tsx';

const { applyRelease } = contract.order;
const NOBODY = { name: '', address: '', courier: '' };
const isKind = (kind: string): kind is ReleaseKind => (RELEASE_KINDS as readonly string[]).includes(kind);
/** Kinds that put paper into somebody's hand. */
const ON_PAPER: readonly ReleaseKind[] = ['original', 'switch'];
/** Kinds for which originals may not be out. */
const WITHOUT: readonly ReleaseKind[] = ['telex', 'seawaybill', 'swap'];

interface ReleaseDialogProps {
  bookingId: number;
  bill: ReleaseBill;
  onCharges?: (() => void) | undefined;
  onClose(): void;
}

/** What an open application holds; one that is over begins anew. */
function beginning({ application, kind }: ReleaseBill) {
  const open =
    application && application.status !== RELEASE_STATE.refused && application.status !== RELEASE_STATE.withdrawn;
  return {
    kind,
    receiver: open ? application.receiver : NOBODY,
    originalsIssued: open ? application.originalsIssued : false,
    originalsReturned: open ? application.originalsReturned : false,
    feeConfirmed: open ? application.feeConfirmed : false,
  };
}

/** Asks for the release of one bill: what is missing is said beside what is filled in. */
export function ReleaseDialog({ bookingId, bill, onCharges, onClose }: ReleaseDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(applyRelease);
  const { add, pending: uploading } = usePaperUploads(bookingId);
  const [values, setValues] = useState(() => beginning(bill));
  const [failure, setFailure] = useState<string>();
  const [tried, setTried] = useState(false);
  const picked = useRef<HTMLInputElement>(null);
  const { kind, receiver, originalsIssued, originalsReturned, feeConfirmed } = values;
  const set = (next: Partial<typeof values>) => setValues((before) => ({ ...before, ...next }));
  const put = (next: Partial<typeof receiver>) => set({ receiver: { ...receiver, ...next } });

  async function send(step: In<typeof applyRelease>['step']) {
    setTried(step === 'apply');
    if (step === 'apply' && !feeConfirmed) return;
    setFailure(undefined);
    const revision = bill.application?.revision ?? 0;
    const asked = { bookingId, billId: bill.billId, step, ...values, revision, requestId: crypto.randomUUID() };
    const sent = await run(asked);
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text(step === 'apply' ? 'release.sent' : 'release.saved') });
    onClose();
  }
  return (
    <Dialog
      size="message"
      open
      closeOnOutsidePress={false}
      title={`${text('release.apply')} ${bill.billNo}`}
      onOpenChange={(open) => open || onClose()}
    >
      <Form
        aria-label={text('release.apply')}
        onSubmit={(event) => {
          event.preventDefault();
          void send('apply');
        }}
      >
        <Select
          label={text('release.kind')}
          options={RELEASE_KINDS.map((value) => ({ value, label: text(`release.kind.${value}`) }))}
          value={kind}
          onChange={({ target: { value } }) => isKind(value) && set({ kind: value })}
        />
        {ON_PAPER.includes(kind) && (
          <>
            <TextField
              label={text('release.receiver')}
              maxLength={100}
              value={receiver.name}
              onChange={({ target }) => put({ name: target.value })}
            />
            <TextArea
              label={text('release.address')}
              rows={2}
              maxLength={300}
              value={receiver.address}
              onChange={({ target }) => put({ address: target.value })}
            />
            <TextField
              label={text('release.courier')}
              maxLength={60}
              value={receiver.courier}
              onChange={({ target }) => put({ courier: target.value })}
            />
          </>
        )}
        {WITHOUT.includes(kind) && (
          <Checkbox
            label={text('release.issued')}
            checked={originalsIssued}
            onChange={({ target }) => set({ originalsIssued: target.checked, originalsReturned: false })}
          />
        )}
        {WITHOUT.includes(kind) && originalsIssued && (
          <Checkbox
            label={text('release.returned')}
            checked={originalsReturned}
            onChange={({ target }) => set({ originalsReturned: target.checked })}
          />
        )}
        <Checkbox
          label={text('release.fee')}
          checked={feeConfirmed}
          error={tried && !feeConfirmed ? text('release.feeMissing') : undefined}
          onChange={({ target }) => set({ feeConfirmed: target.checked })}
        />
        <ReleaseChecks
          bill={bill}
          kind={kind}
          bookingId={bookingId}
          onCharges={onCharges}
          onUpload={uploading ? undefined : () => picked.current?.click()}
        />
        <input
          ref={picked}
          type="file"
          hidden
          aria-label={text('release.upload')}
          accept={ACCEPT}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void add(file, 'guarantee');
          }}
        />
        {failure && <Alert kind="danger" live="assertive" title={failure} />}
        <Inline justify="end" gap="sm">
          <Button loading={pending} onClick={() => void send('save')}>
            {text('release.save')}
          </Button>
          <Button type="submit" variant="primary" loading={pending}>
            {text('release.send')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
