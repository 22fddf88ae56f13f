import { DescriptionList, Progress, type RailSection } from '@lading/ui';
import type { BookingSection } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import type { FclRate } from '../../../kit/rate-words.ts';
import type { BookingForm } from './form.ts';

type Text = ReturnType<typeof useText>;

/** How far a section is, over its fields. */
export function noteIn(form: BookingForm, text: Text, section: BookingSection) {
  const { state, left, wrong } = form.progress(section);
  if (state === 'done') return { state, note: text('booking.complete') } as const;
  return state === 'wrong'
    ? ({ state, note: text('booking.toFix', { count: wrong }) } as const)
    : ({ state, note: text('booking.left', { count: left }) } as const);
}

/** From here on it is most of a section. */
const MOST = 0.7;

/** The same in the list of sections, with how much of it is filled. */
export function entryIn(form: BookingForm, text: Text, section: BookingSection): Partial<RailSection> {
  const { state, filled, total, wrong } = form.progress(section);
  if (state === 'wrong') return { state, note: text('booking.toFix', { count: wrong }), tone: 'pen' };
  const note = text('booking.filledIn', { filled, total });
  if (state === 'done') return { state, note };
  return { note, state: filled === 0 ? 'none' : filled / total < MOST ? 'part' : 'most' };
}

/** How much of all that is asked for is filled. */
export function Filled({ form, sections }: { form: BookingForm; sections: readonly BookingSection[] }) {
  const text = useText();
  const all = sections.map((section) => form.progress(section));
  const filled = all.reduce((sum, one) => sum + one.filled, 0);
  const total = all.reduce((sum, one) => sum + one.total, 0);
  return (
    <Progress
      label={text('booking.filled')}
      value={filled}
      max={total}
      valueText={text('booking.filledOf', { filled, total })}
    />
  );
}

/** The rate that the price is by. */
export function CameFrom({ rate }: { rate: FclRate }) {
  const text = useText();
  return <DescriptionList items={[{ name: text('booking.rateNo'), value: rate.rateNo }]} />;
}
