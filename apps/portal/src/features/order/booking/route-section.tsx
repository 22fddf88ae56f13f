import { FieldGrid, FormRow, NumberField, RadioGroup, Stack, Text, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { BOOKING_MODES, HOUSE_BILLS } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { DictionaryOfBooking } from './dictionary-of-booking.tsx';
import type { BookingForm } from './form.ts';
import { PortOfBooking } from './port-of-booking.tsx';

export interface SectionProps {
  form: BookingForm;
  readOnly: boolean;
}

interface RouteSectionProps extends SectionProps {
  /** what comes from the rate, in words; it is chosen anew by another rate */
  fromRate: readonly { label: string; value: string }[] | undefined;
  held: string;
}

/** Section 1: from where to where, on which ship, by which terms. */
export function RouteSection({ form, readOnly, fromRate, held }: RouteSectionProps) {
  const text = useText();
  const { route } = form.draft;
  const set = (name: keyof typeof route) => (value: unknown) => form.set(`route.${name}`, value);
  const typed = (name: 'poNo' | 'vessel' | 'voyage' | 'bkgNo' | 'depot' | 'contractNo') => ({
    ...form.at(`route.${name}`),
    label: text(`booking.${name}`),
    value: route[name],
    readOnly,
    onChange: ({ target }: { target: { value: string } }) => form.set(`route.${name}`, target.value),
  });
  const choice = (name: 'incoterm' | 'transportClauseId' | 'payMethodId' | 'blMethodId') => ({
    ...form.at(`route.${name}`),
    label: text(`booking.${name}`),
    required: true,
    readOnly,
    value: route[name],
    onChange: set(name),
  });
  const end = (name: 'polId' | 'podId' | 'porId' | 'delId', side: 'start' | 'end', required = false) => (
    <PortOfBooking
      {...form.at(`route.${name}`)}
      label={text(`booking.${name}`)}
      required={required}
      readOnly={readOnly}
      air={route.mode === 'air'}
      side={side}
      value={route[name]}
      onChange={set(name)}
    />
  );
  return (
    <>
      {fromRate ? (
        <Stack gap="sm">
          <FieldGrid items={fromRate.map((item) => ({ ...item, mono: true }))} />
          <Text tone="secondary">{held}</Text>
        </Stack>
      ) : (
        <>
          <RadioGroup
            label={text('booking.mode')}
            name="booking-mode"
            readOnly={readOnly}
            value={route.mode}
            options={BOOKING_MODES.map((value) => ({ value, label: text(`booking.mode.${value}`) }))}
            onChange={({ target }) => form.set('route.mode', target.value)}
          />
          <FormRow>
            {end('polId', 'start', true)}
            {end('podId', 'end', true)}
          </FormRow>
          <FormRow>
            <DatePicker
              {...form.at('route.etd')}
              label={text('booking.etd')}
              required
              readOnly={readOnly}
              value={route.etd}
              onChange={set('etd')}
            />
            <DictionaryOfBooking
              {...form.at('route.shippingId')}
              type="shipping"
              label={text('booking.shippingId')}
              required={route.mode === 'fcl'}
              readOnly={readOnly}
              value={route.shippingId}
              onChange={set('shippingId')}
            />
          </FormRow>
        </>
      )}
      <FormRow>
        <DictionaryOfBooking type="transportClause" {...choice('transportClauseId')} />
        <DictionaryOfBooking type="payMethod" {...choice('payMethodId')} />
      </FormRow>
      <FormRow>
        <DictionaryOfBooking type="incoterm" {...choice('incoterm')} />
        <DictionaryOfBooking type="blMethod" {...choice('blMethodId')} />
      </FormRow>
      <FormRow>
        {end('porId', 'start')}
        {end('delId', 'end')}
      </FormRow>
      <FormRow>
        <TextField {...typed('poNo')} />
        <TextField {...typed('bkgNo')} mono hint={text('booking.bkgNoHint')} />
        <TextField {...typed('depot')} />
      </FormRow>
      <FormRow>
        <RadioGroup
          label={text('booking.bills')}
          name="booking-bills"
          required
          readOnly={readOnly}
          value={route.houseCount > 0 ? 'house' : 'master'}
          options={(['master', 'house'] as const).map((value) => ({ value, label: text(`booking.bills.${value}`) }))}
          onChange={({ target }) => form.set('route.houseCount', target.value === 'house' ? 1 : 0)}
        />
        {route.houseCount > 0 && (
          <NumberField
            {...form.at('route.houseCount')}
            label={text('booking.houseCount')}
            hint={text('booking.houseCountHint', { most: HOUSE_BILLS })}
            readOnly={readOnly}
            value={String(route.houseCount)}
            onChange={({ target }) =>
              /^[1-9]$/.test(target.value) && form.set('route.houseCount', Number(target.value))
            }
          />
        )}
      </FormRow>
    </>
  );
}
