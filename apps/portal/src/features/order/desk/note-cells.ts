import type { contract, Out } from '@lading/api-client/contract';
import { contract as calls } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type NoteCell, useFormat, useIssueText, useLanguage } from '@lading/ui';
import { decimal, sumDecimal } from '@lading/validators';
import { bookingIssues } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { nameIn } from '../../../kit/rate-words.ts';
import { useChoices } from '../booking/dictionary-of-booking.tsx';
import { routeWords } from '../booking/route-words.ts';

type Booking = Out<typeof contract.order.bookingById>;
const { ports } = calls.basedata;

const total = (values: readonly string[]) => sumDecimal(values.filter((value) => decimal.is(value)));

/** A port by its number, as a paper names it. */
function usePort(id: number | null): string {
  const language = useLanguage();
  const [port] = useQuery(ports, id === null ? null : { searchValue: '', id }).data ?? [];
  return port ? `${nameIn(language, port)} ${port.portCode}` : '';
}

/** Where a channel to a site, or to another address, delivers. */
function useFbaPlace({ to, warehouseId, countryId, zip, address }: Booking['draft']['services']['fba']): string {
  const language = useLanguage();
  const site = useQuery(calls.basedata.fbaById, warehouseId === null ? null : { id: warehouseId }).data;
  const countries = useQuery(calls.basedata.fbaCountries, to === 'address' ? undefined : null).data ?? [];
  if (to === 'site')
    return site ? [site.code, [site.city, site.state, site.zip].filter(Boolean).join(' ')].join('\n') : '';
  const country = countries.find(({ id }) => id === countryId);
  return [address, [country && nameIn(language, country), zip].filter(Boolean).join(' ')].filter(Boolean).join('\n');
}

function useWord(type: Parameters<typeof useChoices>[0]) {
  const choices = useChoices(type);
  return (id: number | null) => choices.find(({ value }) => value === String(id))?.label ?? '';
}

type Cell = (id: string, label: string, value: string, span: number, ...more: readonly string[]) => NoteCell;

/** From where to where, when and by which terms; a waybill is neither released nor carried from quay to quay. */
function useRouteCells(route: Booking['draft']['route'], cell: Cell): NoteCell[] {
  const text = useText();
  const words = routeWords(route.mode);
  const isFlown = route.mode === 'air';
  const [pol, pod, del] = [usePort(route.polId), usePort(route.podId), usePort(route.delId)];
  const [clause, bill, carrier] = [useWord('transportClause'), useWord('blMethod'), useWord('shipping')];
  const [pay, incoterm] = [useWord('payMethod'), useWord('incoterm')];
  const terms = isFlown
    ? []
    : [cell('route.transportClauseId', text('booking.transportClauseId'), clause(route.transportClauseId), 3)];
  const release = isFlown ? [] : [cell('route.blMethodId', text('booking.blMethodId'), bill(route.blMethodId), 3)];
  return [
    cell('route.polId', text(words.polId), pol, 4),
    cell('route.podId', text(words.podId), pod, 4),
    cell('route.delId', text('booking.delId'), del, 4),
    ...terms,
    cell('route.payMethodId', text('booking.payMethodId'), pay(route.payMethodId), isFlown ? 6 : 3),
    cell('route.incoterm', text('booking.incoterm'), incoterm(route.incoterm), isFlown ? 6 : 3),
    ...release,
    cell('route.shippingId', text('booking.shippingId'), carrier(route.shippingId), 4),
    cell('route.etd', text(words.etd), route.etd, 4),
  ];
}

/** The fields of a booking as cells of its paper, with what the rules notice about each. */
export function useNoteCells({ draft, cutoffs, zone }: Booking, today: string): NoteCell[] {
  const text = useText();
  const say = useIssueText();
  const { minute } = useFormat();
  const { route, parties, cargo, equipment, services, papers } = draft;
  const [kind, boxType] = [useWord('goodsType'), useWord('ctnType')];
  const cyClose = cutoffs.find(({ code }) => code === 'FCO')?.time;
  const documents = cutoffs.find(({ code }) => code === 'DCO')?.time;
  const issues = bookingIssues(draft, { today, cyClose });
  const notedAt = (...paths: readonly string[]) => {
    const found = issues.find(({ path }) => paths.some((one) => path === one || path.startsWith(`${one}.`)));
    return found ? say(found) : undefined;
  };
  const cell: Cell = (id, label, value, span, ...more) => ({
    id,
    label,
    value,
    span,
    markable: true,
    noted: notedAt(id, ...more),
  });
  const way = useRouteCells(route, cell);
  const goods = cargo.goods.flatMap((row, at) => {
    const path = `cargo.goods.${at}`;
    return [
      cell(`${path}.goodsEn`, text('booking.goodsEn'), [row.goodsEn, row.goodsCn].filter(Boolean).join('\n'), 5),
      cell(`${path}.hsCode`, text('booking.hsCode'), row.hsCode, 2),
      cell(`${path}.number`, text('booking.number'), String(row.number ?? ''), 2),
      cell(`${path}.weight`, text('booking.weight'), row.weight, 3),
    ];
  });
  const { fba } = services;
  const place = useFbaPlace(fba);
  const delivered = [
    cell(`services.fba.${fba.to === 'site' ? 'warehouseId' : 'address'}`, text('booking.fba.to'), place, 6),
    cell('services.fba.shipmentIds', text('booking.fba.shipmentIds'), fba.shipmentIds, 3),
    cell('services.fba.referenceIds', text('booking.fba.referenceIds'), fba.referenceIds, 3),
  ];
  const { truck } = services;
  const loaded = truck.on && [
    cell('services.truck.address', text('booking.truck.address'), truck.address, 8),
    cell(
      'services.truck.contact',
      text('booking.truck.contact'),
      [truck.contact, truck.phone].filter(Boolean).join(' '),
      4,
    ),
  ];
  const on = (['truck', 'declare', 'insurance', 'warehouse', 'fumigation'] as const).filter(
    (name) => services[name].on,
  );
  return [
    cell('parties.shipper.text', text('booking.shipper'), parties.shipper.text, 6),
    cell('parties.consignee.text', text('booking.consignee'), parties.consignee.text, 6),
    cell('parties.notify.text', text('booking.notify'), parties.notify.text, 6),
    cell('parties.second.text', text('booking.second'), parties.second.text, 6),
    ...way,
    { id: 'cutoff', label: text('booking.cutOff.DCO'), value: documents ? minute(documents, zone) : '', span: 4 },
    cell(
      'equipment.boxes',
      text('booking.equipment'),
      equipment.boxes.map(({ ctnType, count }) => `${count ?? 0} × ${boxType(ctnType)}`).join('\n'),
      4,
    ),
    {
      id: 'weight',
      label: text('bookings.allWeight'),
      value: `${total(cargo.goods.map(({ weight }) => weight))} KGS`,
      span: 4,
    },
    {
      id: 'volume',
      label: text('bookings.allVolume'),
      value: `${total(cargo.goods.map(({ volume }) => volume))} CBM`,
      span: 4,
    },
    ...goods,
    ...(route.mode === 'fba' ? delivered : []),
    cell('cargo.readyDay', text('booking.readyDay'), cargo.readyDay, 4),
    cell(
      'cargo.goods.0.goodsTypeId',
      text('booking.goodsTypeId'),
      [...new Set(cargo.goods.map(({ goodsTypeId }) => kind(goodsTypeId)))].join(', '),
      4,
    ),
    cell(
      'services.truck.loadingTime',
      text('booking.truck.day'),
      services.truck.on ? services.truck.loadingTime.slice(0, 16).replace('T', ' ') : '',
      4,
    ),
    {
      id: 'services',
      label: text('booking.section.services'),
      value: on.map((name) => text(`booking.service.${name}`)).join(', '),
      span: 4,
    },
    ...(loaded || []),
    cell(
      'papers.contact.name',
      text('booking.contact.name'),
      [papers.contact.name, papers.contact.phone].filter(Boolean).join(' '),
      4,
    ),
    { id: 'note', label: text('booking.note'), value: papers.note, span: 4 },
  ];
}
