import type { contract, Out } from '@lading/api-client/contract';
import { useFormat, useLanguage } from '@lading/ui';
import type { BookingSection } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { type FclRate, nameIn } from '../../../kit/rate-words.ts';
import { CargoSection } from './cargo-section.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import type { BookingForm } from './form.ts';
import { type Papers, PapersSection } from './papers-section.tsx';
import { PartiesSection } from './parties-section.tsx';
import { RouteSection } from './route-section.tsx';
import { ServicesSection } from './services-section.tsx';

type Offer = Out<typeof contract.order.offerCost>;

interface BookingSectionsProps {
  section: BookingSection;
  form: BookingForm;
  readOnly: boolean;
  papers: Papers;
  rate: FclRate | undefined;
  offer: Offer | undefined;
  bookingId: number | undefined;
}

/** What a rate says of the sailing: it is read, not written. */
function useFromRate(rate: FclRate | undefined, etd: string, boxes: readonly { ctnType: number | null }[]) {
  const text = useText();
  const language = useLanguage();
  const { money } = useFormat();
  if (!rate) return undefined;
  const end = (port: FclRate['pol']) => `${nameIn(language, port)} ${port.portCode}`;
  const first = rate.prices.find(({ ctnType }) => boxes.some((one) => one.ctnType === ctnType)) ?? rate.prices[0];
  return [
    { label: text('booking.polId'), value: end(rate.pol) },
    { label: text('booking.podId'), value: end(rate.pod) },
    {
      label: text('booking.shippingId'),
      value: [nameIn(language, rate.shipping), rate.serviceCode].filter(Boolean).join(' '),
    },
    { label: text('booking.vesselVoyage'), value: [rate.vessel, rate.voyage].filter(Boolean).join(' / ') },
    { label: text('booking.sails'), value: etd || rate.etd },
    { label: text('booking.eta'), value: rate.eta },
    { label: text('booking.unitPrice'), value: first ? money(rate.currency, first.price) : '' },
    { label: text('booking.rateNo'), value: rate.rateNo },
  ];
}

/** What a rate of another way says of its carriage; its ports stand in their fields. */
function useFromOffer(offer: Offer | undefined, etd: string) {
  const text = useText();
  if (!offer) return undefined;
  return [
    { label: text('booking.by'), value: [offer.title, offer.service].filter(Boolean).join(' ') },
    { label: text('booking.sails'), value: etd || offer.etd },
  ];
}

/** One of the six. */
export function BookingSections({ section, form, readOnly, papers, rate, offer, bookingId }: BookingSectionsProps) {
  const fromRate = useFromRate(rate, form.draft.route.etd, form.draft.equipment.boxes);
  const fromOffer = useFromOffer(offer, form.draft.route.etd);
  const given = { form, readOnly };
  switch (section) {
    case 'route':
      return <RouteSection {...given} fromRate={fromRate} fromOffer={fromOffer} />;
    case 'parties':
      return <PartiesSection {...given} />;
    case 'cargo':
      return <CargoSection {...given} />;
    case 'equipment':
      return <EquipmentSection {...given} />;
    case 'services':
      return <ServicesSection {...given} />;
    case 'papers':
      return <PapersSection {...given} papers={papers} bookingId={bookingId} />;
  }
}
