import { Grid } from '@lading/ui';
import type { BookingParties, BookingParty } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { PartyOfBook } from '../../../kit/parties/party-of-book.tsx';
import type { SectionProps } from './route-section.tsx';

const KINDS = {
  shipper: 'shipper',
  consignee: 'consignee',
  notify: 'notify',
  second: 'notify',
  agent: 'notify',
} as const satisfies Record<keyof BookingParties, string>;
const REQUIRED: readonly (keyof BookingParties)[] = ['shipper', 'consignee', 'notify'];

/** Section 2: who ships, who receives, who is told. */
export function PartiesSection({ form, readOnly }: SectionProps) {
  const text = useText();
  const field = (role: keyof BookingParties) => (
    <PartyOfBook
      {...form.at(`parties.${role}.text`)}
      kind={KINDS[role]}
      label={text(`booking.${role}`)}
      required={REQUIRED.includes(role)}
      readOnly={readOnly}
      value={form.draft.parties[role]}
      onChange={(value: BookingParty) => form.set(`parties.${role}`, value)}
      rows={5}
    />
  );
  return (
    <Grid columns={3}>
      {field('shipper')}
      {field('consignee')}
      {field('notify')}
      {field('second')}
    </Grid>
  );
}
