import {
  CLASSIFIERS,
  type Classifier,
  type FreshnessState,
  MILESTONES,
  type MilestoneCode,
  VOYAGE_PHASES,
  type VoyagePhase,
} from '@lading/validators/freight';
import { array, number, object, string } from 'yup';
import { id, maybeId, measure, text } from '../shapes.ts';
import {
  ETA_REASONS,
  type EtaReason,
  HOLDS,
  type HoldKind,
  TRACE_LINK_STATES,
  TRACE_SOURCES,
  type TraceLinkState,
  type TraceSource,
} from './trace-shapes.ts';

/** A moment with the offset of its place, or of China where it has none. */
const moment = () => string().required();
const maybeMoment = () => string().nullable().defined();
/** `2026-11-28`, a day of its port */
const maybeDay = () => string().nullable().defined();
const source = () => string<TraceSource>().oneOf(TRACE_SOURCES).required();

/** Degrees: east and north are positive. */
const place = () => array(number().required()).length(2).required();

/** A port or a place on land; `at` is null where nobody knows where it is. */
const tracePlace = object({
  code: text(),
  nameCn: text(),
  nameEn: text(),
  // IANA.
  zone: text(),
  at: array(number().required()).length(2).nullable().defined(),
});

const traceMilestone = object({
  code: string<MilestoneCode>().oneOf(MILESTONES).required(),
  classifier: string<Classifier>().oneOf(CLASSIFIERS).required(),
  // Its place among `calls`.
  call: number().integer().min(0).required(),
  time: moment(),
  // What was planned first; null where nothing was.
  planned: maybeMoment(),
  source: source(),
  // When we were told.
  receivedAt: moment(),
  facility: text(),
  vessel: text(),
  voyage: text(),
  // Of how many containers it is known, where it is a matter of each.
  boxes: object({ done: number().integer().required(), of: number().integer().required() }).nullable().default(null),
});

/** A place of the voyage; ships go on from it. */
const traceCall = tracePlace.shape({
  // How the goods get on from there: on the same ship, on another one, or not by sea.
  role: string<'load' | 'pass' | 'change' | 'discharge' | 'deliver'>()
    .oneOf(['load', 'pass', 'change', 'discharge', 'deliver'])
    .required(),
});

const traceLeg = object({
  mode: string<'sea' | 'road'>().oneOf(['sea', 'road']).required(),
  from: text(),
  to: text(),
  vessel: text(),
  imo: text(),
  voyage: text(),
  etd: maybeMoment(),
  atd: maybeMoment(),
  eta: maybeMoment(),
  ata: maybeMoment(),
});

const etaChange = object({
  at: moment(),
  eta: moment(),
  reason: string<EtaReason>().oneOf(ETA_REASONS).required(),
  source: source(),
});

const containerEvent = object({
  time: moment(),
  zone: text(),
  place: text(),
  portCode: text(),
  event: string<MilestoneCode>().oneOf(MILESTONES).required(),
  // The facility or the remark of whoever said it.
  text: text(),
  source: source(),
  vessel: text(),
  voyage: text(),
  emptyOrLaden: string<'empty' | 'laden'>().oneOf(['empty', 'laden']).nullable().defined(),
  classifier: string<Classifier>().oneOf(CLASSIFIERS).required(),
  receivedAt: moment(),
});

export const dynamic = object({
  ctnNo: text(),
  ctnType: text(),
  sealNo: text(),
  lastFreeDay: maybeDay(),
  rows: array(containerEvent).required(),
});

/** Where a shipment is: E21. */
export const trace = object({
  workNo: text(),
  poNos: array(text()).required(),
  mblNo: text(),
  hblNo: text(),
  warehouseEntryNo: text(),
  originWarehouse: text(),
  carrier: text(),
  vessel: text(),
  voyage: text(),
  // Reading order of the voyage.
  calls: array(traceCall).required(),
  destinationCountry: text(),
  packages: number().integer().min(0).required(),
  weight: measure(),
  volume: measure(),
  // Each with what happened to it last; seals are no business of everybody's.
  containers: array(
    object({
      ctnNo: text(),
      ctnType: text(),
      latest: object({
        event: string<MilestoneCode>().oneOf(MILESTONES).required(),
        time: moment(),
        source: source(),
        receivedAt: moment(),
      })
        .nullable()
        .default(null),
    }),
  ).required(),
  phase: string<VoyagePhase>().oneOf(VOYAGE_PHASES).required(),
  legs: array(traceLeg).required(),
  milestones: array(traceMilestone).required(),
  // When the ship is expected, or came, at the port of discharge.
  eta: maybeMoment(),
  etaClassifier: string<Classifier>().oneOf(CLASSIFIERS).nullable().defined(),
  etaHistory: array(etaChange).required(),
  // The course that is sailed, from port to port and round the capes between them.
  course: array(place()).required(),
  position: object({
    at: place(),
    // Knots.
    speed: number().nullable().defined(),
    // Degrees from north.
    heading: number().nullable().defined(),
    time: moment(),
    source: source(),
  })
    .nullable()
    .default(null),
  // Whole percent of the course: of a ship at sea, 1 to 99; null before and where nobody knows where she is.
  percent: number().integer().min(1).max(99).nullable().defined(),
  freshness: object({
    at: maybeMoment(),
    source: source().nullable(),
    state: string<FreshnessState>().oneOf(['live', 'late', 'none']).required(),
  }).required(),
  lastFreeDay: maybeDay(),
  appointment: object({ time: moment(), reference: text() }).nullable().default(null),
  holds: array(object({ kind: string<HoldKind>().oneOf(HOLDS).required(), since: moment() })).required(),
});

/** The same with the booking it belongs to, for whose booking it is; null for everybody else. */
export const ownTrace = trace.shape({ bookingId: maybeId().nullable().defined() });

export const traceLink = object({
  id: id(),
  author: text(),
  createTime: moment(),
  expires: moment(),
  state: string<TraceLinkState>().oneOf(TRACE_LINK_STATES).required(),
  opened: number().integer().min(0).required(),
  lastOpened: maybeMoment(),
});
