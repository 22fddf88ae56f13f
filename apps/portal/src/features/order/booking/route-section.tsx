import { FieldGrid, FormRow, NumberField, RadioGroup, Stack, Text, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { BOOKING_MODES, emptyBoxes, HOUSE_BILLS } from '@lading/validators/booking';
import { usePortal } from '../../../app/context.ts';
import { offers } from '../../../app/house.ts';
import { useText } from '../../../i18n/text.ts';
import { DictionaryOfBooking } from './dictionary-of-booking.tsx';
import type { BookingForm } from './form.ts';
import { PortOfBooking } from './port-of-booking.tsx';
import { routeWords } from './route-words.ts';

export interface SectionProps {
  form: BookingForm;
  readOnly: boolean;
}

type Said = readonly { label: string; value: string }[];

interface RouteSectionProps extends SectionProps {
  /** what comes from the rate, in words; it is chosen anew by another rate */
  fromRate: Said | undefined;
  /** the same of a rate of another way */
  fromOffer: Said | undefined;
}

const Held = ({ said, words }: { said: Said; words: string }) => (
  <Stack gap="sm">
    <FieldGrid framed items={said.map((item) => ({ ...item, mono: true }))} />
    <Text tone="secondary">{words}</Text>
  </Stack>
);

/** The way to ship, where no rate says it already; what fills no containers of its own names none. */
function Mode({ form, readOnly }: SectionProps) {
  const text = useText();
  const { house } = usePortal();
  const { route, equipment } = form.draft;
  const choose = (mode: string) => {
    form.set('route.mode', mode);
    if (mode !== 'fcl') form.set('equipment.boxes', []);
    else if (equipment.boxes.length === 0) form.set('equipment.boxes', [emptyBoxes()]);
  };
  return (
    <RadioGroup
      label={text('booking.mode')}
      name="booking-mode"
      readOnly={readOnly}
      value={route.mode}
      options={BOOKING_MODES.filter((value) => value === route.mode || offers(house, value)).map((value) => ({
        value,
        label: text(`booking.mode.${value}`),
      }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

/** When it is to sail, and with whom, where no rate says it. */
function Sailing({ form, readOnly }: SectionProps) {
  const text = useText();
  const { route } = form.draft;
  return (
    <FormRow>
      <DatePicker
        {...form.at('route.etd')}
        label={text(routeWords(route.mode).etd)}
        required
        readOnly={readOnly}
        value={route.etd}
        onChange={(day) => form.set('route.etd', day)}
      />
      {route.mode !== 'air' && (
        <DictionaryOfBooking
          {...form.at('route.shippingId')}
          type="shipping"
          label={text('booking.shippingId')}
          required={route.mode === 'fcl'}
          readOnly={readOnly}
          value={route.shippingId}
          onChange={(id) => form.set('route.shippingId', id)}
        />
      )}
    </FormRow>
  );
}

/** Section 1: from where to where, on which ship, by which terms. */
export function RouteSection({ form, readOnly, fromRate, fromOffer }: RouteSectionProps) {
  const text = useText();
  const { route } = form.draft;
  const isByOffer = route.offerId !== null && route.mode !== 'fcl';
  // A channel to a site names no port: who books says by which it goes.
  const isHeld = isByOffer && route.mode !== 'fba';
  const isFlown = route.mode === 'air';
  const words = routeWords(route.mode);
  const set = (name: keyof typeof route) => (value: unknown) => form.set(`route.${name}`, value);
  const typed = (name: 'poNo' | 'vessel' | 'voyage' | 'bkgNo' | 'depot' | 'contractNo') => ({
    ...form.at(`route.${name}`),
    label: text(name === 'bkgNo' ? words.bkgNo : `booking.${name}`),
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
  const end = (name: 'polId' | 'podId' | 'porId' | 'delId', side: 'start' | 'end', required = false, held = false) => (
    <PortOfBooking
      {...form.at(`route.${name}`)}
      label={text(name === 'polId' || name === 'podId' ? words[name] : `booking.${name}`)}
      required={required && !held}
      readOnly={readOnly || held}
      air={isFlown}
      side={side}
      value={route[name]}
      onChange={set(name)}
    />
  );
  return (
    <>
      {fromRate ? (
        <Held said={fromRate} words={text('booking.held')} />
      ) : (
        <>
          {isByOffer ? (
            fromOffer && <Held said={fromOffer} words={text('booking.counted')} />
          ) : (
            <Mode form={form} readOnly={readOnly} />
          )}
          <FormRow>
            {end('polId', 'start', true, isHeld)}
            {end('podId', 'end', true, isHeld)}
          </FormRow>
          {!isByOffer && <Sailing form={form} readOnly={readOnly} />}
        </>
      )}
      {/* From quay to quay, and by original or telex, goes what is shipped. */}
      <FormRow>
        {!isFlown && <DictionaryOfBooking type="transportClause" {...choice('transportClauseId')} />}
        <DictionaryOfBooking type="payMethod" {...choice('payMethodId')} />
        {isFlown && <DictionaryOfBooking type="incoterm" {...choice('incoterm')} />}
      </FormRow>
      {!isFlown && (
        <FormRow>
          <DictionaryOfBooking type="incoterm" {...choice('incoterm')} />
          <DictionaryOfBooking type="blMethod" {...choice('blMethodId')} />
        </FormRow>
      )}
      <FormRow>
        {end('porId', 'start')}
        {end('delId', 'end')}
      </FormRow>
      <FormRow>
        <TextField {...typed('poNo')} />
        <TextField {...typed('bkgNo')} mono hint={text('booking.bkgNoHint')} />
        {route.mode === 'fcl' && <TextField {...typed('depot')} />}
      </FormRow>
      <FormRow>
        <RadioGroup
          label={text(words.bills)}
          name="booking-bills"
          required
          readOnly={readOnly}
          value={route.houseCount > 0 ? 'house' : 'master'}
          options={(['master', 'house'] as const).map((value) => ({ value, label: text(words[value]) }))}
          onChange={({ target }) => form.set('route.houseCount', target.value === 'house' ? 1 : 0)}
        />
        {route.houseCount > 0 && (
          <NumberField
            {...form.at('route.houseCount')}
            label={text(words.houseCount)}
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
