import { FormRow, Select, Stack, Switch, TextField, TimePicker } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { FILERS } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { DictionaryOfBooking } from './dictionary-of-booking.tsx';
import { FbaEnd } from './fba-end.tsx';
import type { BookingForm } from './form.ts';
import type { SectionProps } from './route-section.tsx';

/** A moment by the clock of China, where the trucks load, as its day and its time. */
const partsOf = (moment: string): [day: string, time: string] => {
  const [day = '', time = ''] = moment.split('T');
  return [day, time.slice(0, 5)];
};
const momentOf = (day: string, time: string): string =>
  day === '' && time === '' ? '' : `${day}T${time || '09:00'}:00+08:00`;

function Truck({ form, readOnly }: SectionProps) {
  const text = useText();
  const { truck } = form.draft.services;
  const [day, time] = partsOf(truck.loadingTime);
  const typed = (name: 'address' | 'contact' | 'phone') => ({
    ...form.at(`services.truck.${name}`),
    label: text(`booking.truck.${name}`),
    required: true,
    readOnly,
    value: truck[name],
    onChange: ({ target }: { target: { value: string } }) => form.set(`services.truck.${name}`, target.value),
  });
  const load = (next: string) => form.set('services.truck.loadingTime', next);
  return (
    <Stack gap="sm">
      <TextField {...typed('address')} />
      <FormRow>
        <DatePicker
          {...form.at('services.truck.loadingTime')}
          label={text('booking.truck.day')}
          required
          readOnly={readOnly}
          value={day}
          onChange={(next) => load(momentOf(next, time))}
        />
        <TimePicker
          label={text('booking.truck.time')}
          readOnly={readOnly}
          value={time}
          onChange={(next) => load(momentOf(day, next))}
        />
      </FormRow>
      <FormRow>
        <TextField {...typed('contact')} />
        <TextField {...typed('phone')} />
      </FormRow>
    </Stack>
  );
}

interface ServiceProps {
  form: BookingForm;
  readOnly: boolean;
  name: 'truck' | 'declare' | 'insurance' | 'warehouse' | 'fumigation';
}

const Service = ({ form, readOnly, name }: ServiceProps) => {
  const text = useText();
  return (
    <Switch
      label={text(`booking.service.${name}`)}
      hint={text(`booking.service.${name}Hint`)}
      disabled={readOnly}
      checked={form.draft.services[name].on}
      onChange={({ target }) => form.set(`services.${name}.on`, target.checked)}
    />
  );
};

/** Section 5: what is done beside the carriage, and how it is settled. */
export function ServicesSection({ form, readOnly }: SectionProps) {
  const text = useText();
  const { services, route } = form.draft;
  const { insurance, truck } = services;
  const given = { form, readOnly };
  return (
    <>
      <Service {...given} name="truck" />
      {truck.on && <Truck {...given} />}
      <Service {...given} name="declare" />
      <Service {...given} name="insurance" />
      {insurance.on && (
        <TextField
          {...form.at('services.insurance.value')}
          label={text('booking.insuranceValue')}
          hint={text('booking.insuranceHint')}
          suffix={insurance.currency}
          inputMode="decimal"
          required
          readOnly={readOnly}
          value={insurance.value}
          onChange={({ target }) => form.set('services.insurance.value', target.value.trim())}
        />
      )}
      <Service {...given} name="warehouse" />
      <Service {...given} name="fumigation" />
      {route.mode === 'fba' && <FbaEnd {...given} />}
      <FormRow>
        <DictionaryOfBooking
          {...form.at('services.settleMethodId')}
          type="settleMethod"
          label={text('booking.settleMethodId')}
          required
          readOnly={readOnly}
          value={services.settleMethodId}
          onChange={(value) => form.set('services.settleMethodId', value)}
        />
        {route.mode !== 'air' && (
          <Select
            label={text('booking.filer')}
            readOnly={readOnly}
            options={FILERS.map((value) => ({ value, label: text(`booking.filer.${value}`) }))}
            placeholder={null}
            value={services.filer}
            onChange={({ target }) => form.set('services.filer', target.value)}
          />
        )}
      </FormRow>
    </>
  );
}
