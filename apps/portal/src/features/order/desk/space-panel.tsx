import { CUTOFF_CODES } from '@lading/api-client/contract';
import { FormRow, Panel, Stack, Text, TextField, TimePicker } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { useText } from '../../../i18n/text.ts';
import type { Wanted } from './return-panel.tsx';

export interface Space {
  readonly bkgNo: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly etd: string;
  readonly depot: string;
  readonly cutOffs: Readonly<Record<(typeof CUTOFF_CODES)[number], Wanted>>;
}

interface SpacePanelProps {
  space: Space;
  onChange(space: Space): void;
  /** what the server missed, and at which field */
  failure: { readonly message: string; readonly field: string | undefined } | undefined;
  zone: string;
}

/** What the carrier said: its number, the ship, the days, and when the books close by the clock of the port. */
export function SpacePanel({ space, onChange, failure, zone }: SpacePanelProps) {
  const text = useText();
  const errorAt = (name: string) => (failure?.field === name ? failure.message : undefined);
  const typed = (name: 'bkgNo' | 'vessel' | 'voyage' | 'depot') => ({
    label: text(`booking.${name}`),
    mono: name !== 'depot',
    error: errorAt(name),
    value: space[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...space, [name]: target.value.toUpperCase() }),
  });
  return (
    <Panel title={text('bookings.space')}>
      <Stack gap="sm">
        <TextField {...typed('bkgNo')} required />
        <FormRow>
          <TextField {...typed('vessel')} required />
          <TextField {...typed('voyage')} required />
        </FormRow>
        <FormRow>
          <DatePicker
            label={text('booking.etd')}
            required
            error={errorAt('etd')}
            value={space.etd}
            onChange={(etd) => onChange({ ...space, etd })}
          />
          <TextField {...typed('depot')} />
        </FormRow>
        {CUTOFF_CODES.map((code) => {
          const put = (change: Partial<Wanted>) =>
            onChange({ ...space, cutOffs: { ...space.cutOffs, [code]: { ...space.cutOffs[code], ...change } } });
          const needed = code === 'DCO' || code === 'FCO';
          return (
            <FormRow key={code}>
              <DatePicker
                label={text(`booking.cutOff.${code}`)}
                required={needed}
                error={needed && space.cutOffs[code].day === '' ? errorAt('cutOffs') : undefined}
                value={space.cutOffs[code].day}
                onChange={(day) => put({ day })}
              />
              <TimePicker
                label={text('bookings.closesAt')}
                value={space.cutOffs[code].time}
                onChange={(time) => put({ time })}
              />
            </FormRow>
          );
        })}
        <Text tone="secondary">{text('bookings.clock', { zone })}</Text>
      </Stack>
    </Panel>
  );
}
