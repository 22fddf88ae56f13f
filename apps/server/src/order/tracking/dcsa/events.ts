import type { EtaReason } from '@lading/api-client/contract';
import { unLocode } from '@lading/validators';
import { CLASSIFIERS, type MilestoneCode } from '@lading/validators/freight';
import { instant } from '@lading/validators/record';
import { type InferType, object, string } from 'yup';
import { PORTS } from '../../../basedata/ports.ts';
import { zoneOf } from '../../../basedata/zones.ts';
import type { TraceCall } from '../../../database/schema.ts';
import { ROADS } from '../courses.ts';
import type { Heard, TrackEvent } from '../provider.ts';

/** A moment with its seconds and the colon of its offset, which some carriers leave out. */
const spelledOut = (text: string): string =>
  text.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00').replace(/([+-]\d\d)(?=\d\d$)/, '$1:');

/** Track & Trace 2.x of the DCSA, as far as we read it. Carriers add codes of their own: those are passed over, one by one. */
const moment = () =>
  string()
    .test((value) => instant.is(spelledOut(value ?? '')))
    .required();
const place = object({
  UNLocationCode: string()
    .test((value) => unLocode.is(value))
    .required(),
  facilityCode: string().max(20).optional(),
  modeOfTransport: string().max(20).optional(),
  carrierVoyageNumber: string().max(50).optional(),
  vessel: object({ vesselName: string().max(60).optional() })
    .default(undefined)
    .optional(),
});
const event = object({
  eventID: string().min(1).max(100).required(),
  eventType: string().oneOf(['EQUIPMENT', 'TRANSPORT']).required(),
  eventCreatedDateTime: moment(),
  eventDateTime: moment(),
  eventClassifierCode: string().oneOf(CLASSIFIERS).required(),
  equipmentEventTypeCode: string().max(10).optional(),
  transportEventTypeCode: string().max(10).optional(),
  equipmentReference: string().max(15).optional(),
  emptyIndicatorCode: string().oneOf(['EMPTY', 'LADEN']).optional(),
  delayReasonCode: string().max(10).optional(),
  transportCall: place.required(),
});
type Said = InferType<typeof event>;
type Role = TraceCall['role'];

/** Of a container, by what was done and where; the carrier's own words for the rest are none of ours. */
function ofBox({ equipmentEventTypeCode: code, emptyIndicatorCode }: Said, role: Role): MilestoneCode | undefined {
  const empty = emptyIndicatorCode === 'EMPTY';
  switch (code) {
    case 'PICK':
      return 'emptyOut';
    case 'DROP':
      return 'emptyIn';
    case 'GTOT':
      return empty ? 'emptyOut' : role === 'discharge' ? 'gateOut' : undefined;
    case 'GTIN':
      return empty ? 'emptyIn' : role === 'load' ? 'gateIn' : undefined;
    case 'STUF':
      return 'stuffed';
    case 'STRP':
      return 'stripped';
    case 'LOAD':
      return role === 'load' ? 'loaded' : role === 'discharge' ? undefined : 'transLoaded';
    case 'DISC':
      return role === 'discharge' ? 'discharged' : role === 'load' ? undefined : 'transDischarged';
    default:
      return undefined;
  }
}

function ofShip({ transportEventTypeCode: code, transportCall }: Said, role: Role): MilestoneCode | undefined {
  if ((transportCall.modeOfTransport ?? 'VESSEL') !== 'VESSEL') return undefined;
  if (code === 'ARRI') return role === 'discharge' ? 'arrived' : role === 'load' ? undefined : 'transArrived';
  if (code === 'DEPA') return role === 'load' ? 'departed' : role === 'discharge' ? undefined : 'transDeparted';
  return undefined;
}

// The carriers' own list (SMDG) of why a ship is late; the rest is what it is.
const REASONS: Readonly<Record<string, EtaReason>> = { WEA: 'weather', CON: 'congestion', ANA: 'congestion' };

const callAt = (code: string): TraceCall => {
  const known = PORTS.get(code);
  const names = { nameCn: known?.nameCn ?? code, nameEn: known?.nameEn ?? code };
  return { role: 'change', code, ...names, zone: zoneOf(code), at: ROADS[code] ?? null };
};

/** Those that can be read; an answer that is no list is nothing at all. */
export function saidIn(body: unknown): Said[] | undefined {
  if (!Array.isArray(body)) return undefined;
  return body.flatMap((one) => (event.isValidSync(one, { strict: true }) ? [one] : []));
}

const eventOf = (said: Said, code: MilestoneCode): TrackEvent => {
  const { transportCall, equipmentReference, emptyIndicatorCode, delayReasonCode } = said;
  const isBox = said.eventType === 'EQUIPMENT';
  const reason = delayReasonCode === undefined ? undefined : REASONS[delayReasonCode.slice(0, 3).toUpperCase()];
  return {
    eventId: said.eventID,
    code,
    classifier: said.eventClassifierCode,
    source: 'carrier',
    time: new Date(said.eventDateTime),
    saidAt: new Date(said.eventCreatedDateTime),
    portCode: transportCall.UNLocationCode,
    facility: transportCall.facilityCode ?? '',
    ctnNo: isBox ? (equipmentReference ?? '') : '',
    vessel: transportCall.vessel?.vesselName ?? '',
    voyage: transportCall.carrierVoyageNumber ?? '',
    laden: emptyIndicatorCode === undefined ? null : emptyIndicatorCode === 'LADEN',
    ...(reason && { reason }),
  };
};

/** What was said of a voyage. Where a port is, our booking says; one that it does not know is a change of ships before the last one. */
export function heardOf(calls: readonly TraceCall[], said: readonly Said[]): Pick<Heard, 'events' | 'calls'> {
  const known = new Map(calls.map((call) => [call.code, call]));
  const last = calls.findIndex(({ role }) => role === 'discharge');
  const between: TraceCall[] = [];
  const events = [...said]
    .sort((left, right) => Date.parse(left.eventDateTime) - Date.parse(right.eventDateTime))
    .flatMap((one): TrackEvent[] => {
      const port = one.transportCall.UNLocationCode;
      const call = known.get(port) ?? callAt(port);
      const code = one.eventType === 'EQUIPMENT' ? ofBox(one, call.role) : ofShip(one, call.role);
      if (!code) return [];
      // Where an empty container is fetched or brought back is no port of the voyage.
      if (!known.has(port) && !code.startsWith('empty')) {
        known.set(port, call);
        between.push(call);
      }
      return [eventOf(one, code)];
    });
  if (between.length === 0 || last < 0) return { events };
  return { events, calls: [...calls.slice(0, last), ...between, ...calls.slice(last)] };
}
