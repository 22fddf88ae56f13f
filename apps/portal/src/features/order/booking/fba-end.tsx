import { FormRow, RadioGroup, Select, Stack, TextArea, TextField } from '@lading/ui';
import { WarehouseField } from '@lading/ui/reference-fields';
import { FBA_ENDS } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { useLanguageName } from '../../../kit/language-name.ts';
import { useWarehouseCountries, useWarehouses } from '../../../lists/use-warehouses.ts';
import type { SectionProps } from './route-section.tsx';

const ZIP = 12;
const ADDRESS = 300;

/** A site of the directory, by its code. */
function Site({ form, readOnly }: SectionProps) {
  const text = useText();
  return (
    <WarehouseField
      {...form.at('services.fba.warehouseId')}
      {...useWarehouses()}
      label={text('booking.fba.warehouseId')}
      required
      readOnly={readOnly}
      value={form.draft.services.fba.warehouseId}
      onChange={(id) => form.set('services.fba.warehouseId', id)}
    />
  );
}

/** Any other address: its country and zip are what the price is for. */
function Address({ form, readOnly }: SectionProps) {
  const text = useText();
  const nameOf = useLanguageName();
  const countries = useWarehouseCountries();
  const { countryId, zip, address } = form.draft.services.fba;
  return (
    <>
      <FormRow>
        <Select
          {...form.at('services.fba.countryId')}
          label={text('booking.fba.countryId')}
          placeholder={text('booking.fba.anyCountry')}
          required
          readOnly={readOnly}
          value={countryId === null ? '' : String(countryId)}
          options={
            countries.status === 'ready'
              ? countries.data.map((one) => ({ value: String(one.id), label: nameOf(one) }))
              : []
          }
          onChange={({ target: { value } }) => form.set('services.fba.countryId', value === '' ? null : Number(value))}
        />
        <TextField
          {...form.at('services.fba.zip')}
          label={text('booking.fba.zip')}
          required
          mono
          maxLength={ZIP}
          readOnly={readOnly}
          value={zip ?? ''}
          onChange={({ target }) => form.set('services.fba.zip', target.value.trim())}
        />
      </FormRow>
      <TextArea
        {...form.at('services.fba.address')}
        label={text('booking.fba.address')}
        hint={text('booking.fba.addressHint')}
        required
        rows={3}
        maxLength={ADDRESS}
        readOnly={readOnly}
        value={address ?? ''}
        onChange={({ target }) => form.set('services.fba.address', target.value)}
      />
    </>
  );
}

/** Where a channel goes, and by which numbers its cargo is taken in there. */
export function FbaEnd({ form, readOnly }: SectionProps) {
  const text = useText();
  const { fba } = form.draft.services;
  const typed = (name: 'shipmentIds' | 'referenceIds') => ({
    label: text(`booking.fba.${name}`),
    readOnly,
    value: fba[name],
    onChange: ({ target }: { target: { value: string } }) => form.set(`services.fba.${name}`, target.value),
  });
  const isAddress = fba.to === 'address';
  return (
    <Stack gap="sm">
      <RadioGroup
        label={text('booking.fba.to')}
        name="booking-fba-to"
        readOnly={readOnly}
        value={isAddress ? 'address' : 'site'}
        options={FBA_ENDS.map((value) => ({ value, label: text(`booking.fba.to.${value}`) }))}
        onChange={({ target }) => form.set('services.fba.to', target.value)}
      />
      {isAddress ? <Address form={form} readOnly={readOnly} /> : <Site form={form} readOnly={readOnly} />}
      <FormRow>
        <TextField {...typed('shipmentIds')} mono />
        <TextField {...typed('referenceIds')} mono />
      </FormRow>
    </Stack>
  );
}
