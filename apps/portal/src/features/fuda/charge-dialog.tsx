import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Dialog, Form, FormRow, Select, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useLanguageName } from '../../kit/language-name.ts';
import { BASES, type Charge, type ChargeDraft, draftOf, SIDES, savedOf } from './charge.ts';

const { saveFudaSurcharge } = contract.freight;

interface ChargeDialogProps {
  charge: Charge;
  partners: readonly Charge['partner'][];
  onClose(): void;
}

/** A charge that is added: of all rates of a partner, or of the one that it was opened for. */
export function ChargeDialog({ charge, partners, onClose }: ChargeDialogProps) {
  const text = useText();
  const nameOf = useLanguageName();
  const { notices } = usePortal();
  const { run, pending } = useCommand(saveFudaSurcharge);
  const [requestId] = useState(() => crypto.randomUUID());
  const [partnerId, setPartnerId] = useState(charge.partner.id);
  const [draft, setDraft] = useState<ChargeDraft>(() => draftOf(charge));
  const [refused, setRefused] = useState<{ field: string; message: string }>();
  const put = (part: Partial<ChargeDraft>) => {
    setRefused(undefined);
    setDraft((kept) => ({ ...kept, ...part }));
  };
  const fault = (name: string) => (refused?.field === name ? refused.message : undefined);
  const field = (name: 'code' | 'name' | 'nameEn' | 'amount' | 'currency') => ({
    error: fault(name),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => put({ [name]: target.value }),
  });
  const send = async () => {
    const missing = (['code', 'name', 'nameEn', 'currency', 'validFrom'] as const).find(
      (name) => draft[name].trim() === '',
    );
    const first = partnerId === 0 ? 'partnerId' : missing;
    if (first) return setRefused({ field: first, message: text('list.required') });
    const partner = { ...charge.partner, id: partnerId };
    const sent = await run(savedOf({ ...charge, partner }, draft, requestId));
    if (!sent.ok) return setRefused({ field: sent.error.field ?? '', message: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('fuda.chargeSaved') });
    onClose();
  };
  const known = ['partnerId', ...Object.keys(draft)].includes(refused?.field ?? '');
  return (
    <Dialog
      size="message"
      open
      title={text('fuda.addCharge')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <Form
        aria-label={text('fuda.chargeFields')}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {refused && !known && <Alert kind="danger" live="assertive" title={refused.message} />}
        {partners.length > 1 && (
          <Select
            label={text('fuda.partner')}
            required
            error={fault('partnerId')}
            options={partners.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
            value={partnerId === 0 ? '' : String(partnerId)}
            onChange={({ target }) => setPartnerId(Number(target.value))}
          />
        )}
        <FormRow>
          <TextField label={text('fuda.code')} required mono maxLength={8} {...field('code')} />
          <Select
            label={text('fuda.side')}
            placeholder={null}
            options={SIDES.map((value) => ({ value, label: text(`fuda.side.${value}`) }))}
            value={draft.side}
            onChange={({ target }) => put({ side: target.value as ChargeDraft['side'] })}
          />
        </FormRow>
        <FormRow>
          <TextField label={text('fuda.nameCn')} required maxLength={50} {...field('name')} />
          <TextField label={text('fuda.nameEn')} required maxLength={50} {...field('nameEn')} />
        </FormRow>
        <Select
          label={text('fuda.basis')}
          placeholder={null}
          options={BASES.map((value) => ({ value, label: text(`fuda.basis.${value}`) }))}
          value={draft.basis}
          onChange={({ target }) => put({ basis: target.value as ChargeDraft['basis'] })}
        />
        <FormRow>
          <TextField
            label={text('fuda.amount')}
            inputMode="decimal"
            disabled={draft.basis === 'AT_COST'}
            {...field('amount')}
          />
          <TextField label={text('fuda.currency')} required mono maxLength={3} {...field('currency')} />
        </FormRow>
        <FormRow>
          <DatePicker
            label={text('fuda.validFrom')}
            required
            error={fault('validFrom')}
            value={draft.validFrom}
            onChange={(validFrom) => put({ validFrom })}
          />
          <DatePicker
            label={text('fuda.validTo')}
            error={fault('validTo')}
            value={draft.validTo}
            onChange={(validTo) => put({ validTo })}
          />
        </FormRow>
        <Button type="submit" variant="primary" loading={pending}>
          {text('list.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
