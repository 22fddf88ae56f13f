import { Alert, Button, Dialog, Form, FormRow, Inline, RadioGroup, Select, TextArea, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { DictionaryField, PortField } from '@lading/ui/reference-fields';
import { useText } from '../../i18n/text.ts';
import { useLanguageName } from '../../kit/language-name.ts';
import { useCommonList } from '../../lists/use-common-list.ts';
import { usePorts } from '../../lists/use-ports.ts';
import { BOXES, type Rate, type RateDraft, ROUTE_CODES } from './rate.ts';
import { type RateForm, useRateForm } from './use-rate-form.ts';

interface RateDialogProps {
  rate: Rate;
  partners: readonly Rate['partner'][];
  isAdmin: boolean;
  onClose(): void;
}

/** Whose rate it is, between which ports, by whom. */
function EndsFields({ form, partners }: { form: RateForm; partners: RateDialogProps['partners'] }) {
  const text = useText();
  const nameOf = useLanguageName();
  const { begun, ends, putEnds, fault } = form;
  const from = usePorts('sea', 'start');
  const to = usePorts('sea', 'end');
  const carriers = useCommonList('carrier');
  const isNew = begun.id === 0;
  return (
    <>
      {isNew && partners.length > 1 && (
        <Select
          label={text('fuda.partner')}
          required
          error={fault('partnerId')}
          options={partners.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
          value={ends.partnerId === null ? '' : String(ends.partnerId)}
          onChange={({ target }) => putEnds({ partnerId: Number(target.value) || null })}
        />
      )}
      <FormRow>
        <PortField
          {...from}
          label={text('fuda.pol')}
          required
          error={fault('polId')}
          value={ends.polId}
          known={isNew ? [] : [begun.pol]}
          onChange={(polId) => putEnds({ polId })}
        />
        <PortField
          {...to}
          label={text('fuda.pod')}
          required
          error={fault('podId')}
          value={ends.podId}
          known={isNew ? [] : [begun.pod]}
          onChange={(podId) => putEnds({ podId })}
        />
      </FormRow>
      <DictionaryField
        label={text('fuda.carrier')}
        required
        error={fault('shippingId')}
        value={ends.shippingId}
        entries={carriers}
        known={isNew ? [] : [begun.shipping]}
        onChange={(shippingId) => putEnds({ shippingId })}
      />
    </>
  );
}

type Typed = Exclude<keyof RateDraft, 'routeCode' | 'shareTo' | 'validFrom' | 'validTo' | 'remark'>;

/** When it sails, how long it is good for, and what its boxes cost. */
function TermsFields({ form: { draft, put, fault } }: { form: RateForm }) {
  const text = useText();
  const field = (name: Typed) => ({
    error: fault(name),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => put({ [name]: target.value }),
  });
  return (
    <>
      <FormRow>
        <Select
          label={text('fuda.route')}
          required
          error={fault('routeCode')}
          options={ROUTE_CODES.map((value) => ({ value, label: value }))}
          value={draft.routeCode}
          onChange={({ target }) => put({ routeCode: target.value as RateDraft['routeCode'] })}
        />
        <TextField label={text('fuda.service')} mono maxLength={11} {...field('serviceCode')} />
      </FormRow>
      <FormRow>
        <TextField
          label={text('fuda.days')}
          hint={text('fuda.daysHint')}
          required
          inputMode="numeric"
          {...field('days')}
        />
        <TextField label={text('fuda.transitDays')} required inputMode="numeric" {...field('transitDays')} />
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
          required
          error={fault('validTo')}
          value={draft.validTo}
          onChange={(validTo) => put({ validTo })}
        />
      </FormRow>
      <FormRow>
        {BOXES.slice(0, 2).map(([type, name]) => (
          <TextField key={type} label={text('fuda.costOf', { name })} inputMode="decimal" {...field(`cost${type}`)} />
        ))}
      </FormRow>
      <FormRow>
        {BOXES.slice(2).map(([type, name]) => (
          <TextField key={type} label={text('fuda.costOf', { name })} inputMode="decimal" {...field(`cost${type}`)} />
        ))}
      </FormRow>
      <FormRow>
        <TextField label={text('fuda.currency')} required mono maxLength={3} {...field('currency')} />
        <TextField
          label={text('fuda.sellMarkup')}
          hint={text('fuda.sellMarkupHint')}
          inputMode="decimal"
          {...field('sellMarkup')}
        />
      </FormRow>
      <TextField label={text('fuda.contractNo')} mono maxLength={35} {...field('contractNo')} />
    </>
  );
}

/** Everything of a rate. */
export function RateDialog({ rate, partners, isAdmin, onClose }: RateDialogProps) {
  const text = useText();
  const form = useRateForm(rate, onClose);
  const { begun, draft, put, changed, failure, pending, send } = form;
  return (
    <Dialog
      size="message"
      open
      title={begun.id === 0 ? text('fuda.add') : text('fuda.edit', { name: begun.rateNo })}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <Form
        aria-label={text('fuda.fields')}
        onSubmit={(event) => {
          event.preventDefault();
          void send(true);
        }}
      >
        {failure && <Alert kind="danger" live="assertive" title={failure} />}
        {changed && <Alert kind="warning" live="polite" title={text('fuda.changed')} />}
        {begun.reason && <Alert kind="warning" title={text('fuda.sentBack', { reason: begun.reason })} />}
        <EndsFields form={form} partners={partners} />
        <TermsFields form={form} />
        <RadioGroup
          label={text('fuda.shareTo')}
          options={(['members', 'all'] as const).map((value) => ({ value, label: text(`fuda.share.${value}`) }))}
          value={draft.shareTo}
          onChange={({ target }) => put({ shareTo: target.value === 'all' ? 'all' : 'members' })}
        />
        <TextArea
          label={text('fuda.remark')}
          maxLength={500}
          value={draft.remark}
          onChange={({ target }) => put({ remark: target.value })}
        />
        <Inline>
          <Button type="submit" variant="primary" loading={pending}>
            {text(isAdmin ? 'fuda.savePutOn' : 'fuda.saveSubmit')}
          </Button>
          <Button disabled={pending} onClick={() => void send(false)}>
            {text('list.save')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
