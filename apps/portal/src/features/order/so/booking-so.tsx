import type { SoField } from '@lading/api-client/contract';
import type { BookingForm } from '../booking/form.ts';
import { SoPanel } from './so-panel.tsx';

/** Where the form keeps what a shipping order says. */
const PLACES = {
  bkgNo: 'route.bkgNo',
  vessel: 'route.vessel',
  voyage: 'route.voyage',
  etd: 'route.etd',
  pickupDepot: 'route.depot',
} as const satisfies Partial<Record<SoField, string>>;
const isPlaced = (field: string): field is keyof typeof PLACES => field in PLACES;

interface BookingSoProps {
  form: BookingForm;
  bookingId: number | undefined;
}

/** Reads a shipping order for a booking: what is adopted stands in the form as if it were typed, and the paper goes along with it. */
export function BookingSo({ form, bookingId }: BookingSoProps) {
  const { bkgNo, vessel, voyage, etd, depot } = form.draft.route;
  return (
    <SoPanel
      bookingId={bookingId}
      form={{ bkgNo, vessel, voyage, etd, pickupDepot: depot }}
      onAdopt={(values) => {
        for (const [field, value] of Object.entries(values)) if (isPlaced(field)) form.set(PLACES[field], value);
      }}
      onType={(field) => {
        const place = isPlaced(field) && document.getElementById(PLACES[field]);
        if (place) place.focus();
      }}
      onPaper={(fileId) => form.set('papers.fileIds', [...form.draft.papers.fileIds, fileId])}
    />
  );
}
