import { array, boolean, number, object } from 'yup';
import { command, query } from '../define.ts';
import { exactText, id, maybeId, pageOf, paging, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { edited, port, refItem, revision, searchValue } from './fields.ts';
import { commonList } from './lists.ts';
import { hotAirPorts, portGroups, ports } from './port-lists.ts';

/** Airlines, airports and the flights between them. What the specification calls Air is an airline. */

const written = (form: RegExp) =>
  exactText()
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim().toUpperCase() : typed))
    .matches(form)
    .required();
const ids = () => array(id()).min(1).max(100).required();
const taken = { input: object({ ids: ids() }) };
const saved = object({ id: id() });

export const airlinePage = query('/basedata/air/queryAirPage.do', 'Airlines by code, waybill prefix or name', {
  access: 'visitor',
  input: object({ ...paging(10), keyword: searchValue() }),
  output: pageOf(object({ ...refItem, code: text(), prefix: text(), logo: text(), revision: revision() })),
});

export const saveAirline = command('/basedata/air/addOrUpdateAir.do', 'Add or change an airline', {
  access: 'air:edit',
  input: object({
    ...edited(),
    code: written(/^(?=.*[A-Z])[A-Z0-9]{2}$/),
    // The first three digits of its waybills.
    prefix: written(/^\d{3}$/),
    nameCn: named(1, 60),
    nameEn: named(1, 60),
    logo: line(200).default(''),
  }),
  output: saved,
  invalidates: () => [airlinePage, airRoutePage, commonList],
});

export const deleteAirlines = command(
  '/basedata/air/batchDelAir.do',
  'Take airlines away; refused while a flight names one of them',
  { access: 'air:edit', ...taken, invalidates: () => [airlinePage, commonList] },
);

const airportLists = () => [airportPage, ports, portGroups, hotAirPorts];

export const airportPage = query('/basedata/airPort/queryAirPortPage.do', 'Airports by code, name or city', {
  access: 'visitor',
  assumed: true,
  input: object({ ...paging(10), keyword: searchValue(), countryId: maybeId() }),
  output: pageOf(port().shape({ countryCn: text(), countryEn: text(), revision: revision() })),
});

export const saveAirport = command('/basedata/airPort/addOrUpdateAirPort.do', 'Add or change an airport', {
  access: 'air:edit',
  assumed: true,
  input: object({
    ...edited(),
    code: written(/^[A-Z]{3}$/),
    nameCn: named(1, 60),
    nameEn: named(1, 60),
    city: line(60).default(''),
    countryId: id(),
    // IANA, as Asia/Shanghai.
    zone: line(40)
      .default('')
      .test('zone', (zone = '') => zone === '' || isZone(zone)),
    initials: line(20).default(''),
    hot: boolean().strict().required(),
  }),
  output: saved,
  invalidates: airportLists,
});

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/');
  } catch {
    return false;
  }
}

export const deleteAirports = command(
  '/basedata/airPort/batchDelAirPort.do',
  'Take airports away; refused while a flight goes there',
  { access: 'air:edit', assumed: true, ...taken, invalidates: airportLists },
);

const end = object({ ...refItem, portCode: text() }).required();
const weekday = () => number().strict().integer().min(1).max(7).required();

export const airRoutePage = query('/basedata/airRoute/queryAirRoutePage.do', 'Flights between airports', {
  access: 'visitor',
  assumed: true,
  input: object({ ...paging(10), startId: maybeId(), endId: maybeId(), airlineId: maybeId() }),
  output: pageOf(
    object({
      id: id(),
      start: end,
      end,
      airline: object({ ...refItem, code: text() }).required(),
      flightNo: text(),
      days: array(weekday()).required(),
      // Where it lands on the way; direct without any.
      via: array(end).required(),
      transitHours: number().integer().nullable().defined(),
      aircraft: text(),
      active: boolean().required(),
      revision: revision(),
    }),
  ),
});

export const saveAirRoute = command('/basedata/airRoute/addOrUpdateAirRoute.do', 'Add or change a flight', {
  access: 'air:edit',
  assumed: true,
  input: object({
    ...edited(),
    startId: id(),
    endId: id(),
    airlineId: id(),
    flightNo: line(10).default(''),
    // 1 is Monday.
    days: array(weekday()).min(1).max(7).required(),
    viaIds: array(id()).max(3).default([]),
    transitHours: number().strict().integer().min(1).max(999),
    aircraft: line(30).default(''),
    active: boolean().strict().required(),
  }),
  output: saved,
  invalidates: () => [airRoutePage],
});

export const deleteAirRoutes = command('/basedata/airRoute/batchDelAirRoute.do', 'Take flights away', {
  access: 'air:edit',
  assumed: true,
  ...taken,
  invalidates: () => [airRoutePage],
});
