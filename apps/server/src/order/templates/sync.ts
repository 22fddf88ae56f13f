import type { TemplateSection } from '@lading/api-client/contract';
import { type BookingDraft, emptyBooking } from '@lading/validators/booking';

/** A booking as a template keeps it: without days, ships, numbers of others and papers. */
export function asTemplate(draft: BookingDraft): BookingDraft {
  const { route, cargo, equipment, services } = draft;
  const none = { etd: '', vessel: '', voyage: '', bkgNo: '', depot: '', poNo: '', rateId: null, offerId: null };
  return {
    ...draft,
    route: { ...route, ...none },
    cargo: { ...cargo, readyDay: '' },
    equipment: { boxes: equipment.boxes.map((box) => ({ ...box, numbers: '' })) },
    services: { ...services, truck: { ...services.truck, loadingTime: '' } },
    papers: emptyBooking().papers,
  };
}

/** The sailing of a rate is what was sold, and no template changes it. */
const ofRate = ({ polId, podId, porId, delId, shippingId, serviceCode, mode }: BookingDraft['route']) => ({
  polId,
  podId,
  porId,
  delId,
  shippingId,
  serviceCode,
  mode,
});

/** A booking with sections of a template in the place of its own; its days, numbers and the sailing of its rate stay. */
export function synced(
  booking: BookingDraft,
  template: BookingDraft,
  sections: readonly TemplateSection[],
): BookingDraft {
  const { route, cargo, services } = booking;
  const { etd, vessel, voyage, bkgNo, depot, poNo, rateId } = route;
  const own = { etd, vessel, voyage, bkgNo, depot, poNo, rateId };
  const taken: Pick<BookingDraft, TemplateSection> = {
    route: { ...template.route, ...own, ...(rateId !== null && ofRate(route)) },
    parties: template.parties,
    cargo: { ...template.cargo, readyDay: cargo.readyDay },
    equipment: template.equipment,
    services: {
      ...template.services,
      truck: { ...template.services.truck, loadingTime: services.truck.loadingTime },
    },
  };
  const wanted = Object.entries(taken).filter(([section]) => sections.some((one) => one === section));
  return { ...booking, ...Object.fromEntries(wanted) };
}

export interface SyncChange {
  readonly section: TemplateSection;
  readonly path: string;
  readonly old: string;
  readonly new: string;
}

/** The values of a tree by their paths: `goods[0].hsCode`. */
function leaves(value: unknown, path: string): [path: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leaves(one, `${path}[${at}]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`));
  return [[path, value === null || value === undefined ? '' : String(value)]];
}

/** What differs between two drafts, section by section in the order of the form. */
export function changesBetween(
  old: BookingDraft,
  next: BookingDraft,
  sections: readonly TemplateSection[],
): SyncChange[] {
  return sections.flatMap((section) => {
    const [before, after] = [new Map(leaves(old[section], section)), new Map(leaves(next[section], section))];
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    return paths.flatMap((path) => {
      const change = { section, path, old: before.get(path) ?? '', new: after.get(path) ?? '' };
      return change.old === change.new ? [] : [change];
    });
  });
}
