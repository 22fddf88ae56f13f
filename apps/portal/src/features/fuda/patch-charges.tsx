import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Dialog, Form, FormRow, Select, TextButton, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import type { Charge } from './charge.ts';

const { updateFudaSurcharges } = contract.freight;
const NOTHING = { amount: '', validFrom: '', validTo: '', status: '' };

interface PatchChargesProps {
  rows: readonly Charge[];
  onDone(): void;
}

/** Puts the same into all chosen charges, or into none of them; a field that is left empty stays as it is. */
export function PatchCharges({ rows, onDone }: PatchChargesProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(updateFudaSurcharges);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(NOTHING);
  const [failure, setFailure] = useState<string>();
  const put = (part: Partial<typeof NOTHING>) => {
    setFailure(undefined);
    setDraft((kept) => ({ ...kept, ...part }));
  };
  const turn = (next: boolean) => {
    put(NOTHING);
    setOpen(next);
  };
  const send = async () => {
    const amount = draft.amount.trim();
    const patch = {
      ...(amount && { amount }),
      ...(draft.validFrom && { validFrom: draft.validFrom }),
      ...(draft.validTo && { validTo: draft.validTo }),
      ...(draft.status && { status: Number(draft.status) as Charge['status'] }),
    };
    const sent = await run({ ids: rows.map(({ id }) => id), patch });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('list.changed', { count: sent.data.updated }) });
    turn(false);
    onDone();
  };
  return (
    <>
      <TextButton onClick={() => turn(true)}>{text('fuda.patch')}</TextButton>
      {open && (
        <Dialog
          size="account"
          open
          title={text('fuda.patchTitle', { count: rows.length })}
          closeOnOutsidePress={false}
          onOpenChange={turn}
        >
          <Form
            aria-label={text('fuda.patch')}
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            {failure && <Alert kind="danger" live="assertive" title={failure} />}
            <FormRow>
              <TextField
                label={text('fuda.amount')}
                hint={text('fuda.patchHint')}
                inputMode="decimal"
                value={draft.amount}
                onChange={({ target }) => put({ amount: target.value })}
              />
              <Select
                label={text('fuda.status')}
                placeholder={text('fuda.asItIs')}
                options={(['1', '2', '3'] as const).map((value) => ({
                  value,
                  label: text(`fuda.chargeStatus.${value}`),
                }))}
                value={draft.status}
                onChange={({ target }) => put({ status: target.value })}
              />
            </FormRow>
            <FormRow>
              <DatePicker
                label={text('fuda.validFrom')}
                value={draft.validFrom}
                onChange={(validFrom) => put({ validFrom })}
              />
              <DatePicker label={text('fuda.validTo')} value={draft.validTo} onChange={(validTo) => put({ validTo })} />
            </FormRow>
            <Button type="submit" variant="primary" loading={pending}>
              {text('fuda.patch')}
            </Button>
          </Form>
        </Dialog>
      )}
    </>
  );
}
