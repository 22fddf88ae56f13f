import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactText, id, maybeId, maybeMoney, pageOf, paging, requestId as sending, text } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { containers, cost, ctnType, day, fclRate, weekday } from './fields.ts';
import { cutoff, freeDays, fudaRate, ids, partner } from './fuda-fields.ts';
import { FUDA_SHARES, FUDA_STATES, type FudaShare, type FudaState } from './fuda-shapes.ts';
import { ROUTES, type Route, SPACE_STATES, type SpaceState } from './shapes.ts';

/**
 * Rates of partners (Fuda): other forwarders of the programme write them, the forwarder looks at them, members of the programme see them.
 * Nobody sees what another partner writes, and members never what a rate costs.
 */

const state = () => number<FudaState>().strict().oneOf(FUDA_STATES);
const whole = (least: number, most: number) => number().strict().integer().min(least).max(most);

/** What is written of a rate. */
const written = () => ({
  contractNo: line(35).default(''),
  polId: id(),
  podId: id(),
  routeCode: exactText()
    .oneOf<Route>([...ROUTES])
    .required(),
  shippingId: id(),
  serviceCode: line(11).default(''),
  vessel: line(50).default(''),
  voyage: line(50).default(''),
  etdDays: array(weekday()).min(1).max(7).required(),
  transitDays: whole(1, 99).required(),
  viaIds: array(id()).max(3).default([]),
  docCutoff: cutoff().nullable().default(null),
  validFrom: day().required(),
  validTo: day().required(),
  currency: exactText()
    .matches(/^[A-Z]{3}$/)
    .required(),
  // A price that is left out is the cost with what is added to it.
  prices: array(object({ ctnType: ctnType(), cost: maybeMoney().nullable(), member: maybeMoney().nullable() }))
    .min(1)
    .max(12)
    .required(),
  sellMarkup: maybeMoney(),
  included: array(exactText().max(8).required()).max(20).default([]),
  freeDays: freeDays().nullable().default(null),
  spaceState: exactText()
    .oneOf<SpaceState>([...SPACE_STATES])
    .default('open'),
  spaceLeft: whole(1, 99).nullable(),
  remark: line(500).default(''),
  remarkEn: line(500).default(''),
  shareTo: exactText()
    .oneOf<FudaShare>([...FUDA_SHARES])
    .default('members'),
  // Hand it in as well. What an administrator hands in is on at once.
  submit: boolean().strict(),
});

const lists = () => [fudaPage, fudaAdmin, fudaById, fudaForCustomer];

export const fudaPartners = query(
  '/freight/freightFclFuda/queryFudaPartnerList.do',
  'Partners for whom whoever asks may write: his own company, or all of them for the forwarder',
  {
    access: ['fuda:edit', 'fuda:admin'],
    assumed: true,
    output: object({ list: array(partner()).required() }),
  },
);

export const addFuda = command('/freight/freightFclFuda/addFreightFclFuda.do', 'Add a rate of a partner', {
  access: 'fuda:edit',
  about: ['fudaPartner', 'partnerId'],
  assumed: true,
  input: object({ partnerId: id(), ...written(), requestId: sending() }),
  output: object({ id: id() }),
  invalidates: lists,
});

export const updateFuda = command(
  '/freight/freightFclFuda/updateFreightFclFuda.do',
  'Change a rate: it becomes the next version, and what it was before is kept. One that was on has to be handed in again',
  {
    access: 'fuda:edit',
    about: ['fudaRate', 'id'],
    assumed: true,
    input: object({ id: id(), revision: id(), ...written() }),
    output: fudaRate(),
    invalidates: lists,
  },
);

export const removeFuda = command(
  '/freight/freightFclFuda/removeFreightFclFuda.do',
  'Take rates away; what they were is kept',
  {
    access: 'fuda:edit',
    about: ['fudaRate', 'ids'],
    assumed: true,
    input: object({ ids: ids() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: lists,
  },
);

export const changeFudaState = command(
  '/freight/freightFclFuda/changeFreightFclFudaState.do',
  'Hand rates in, take them back, or as an administrator put them on or send them back: all of them or none',
  {
    access: 'fuda:edit',
    about: ['fudaRate', 'ids'],
    assumed: true,
    input: object({ ids: ids(), state: state().required(), reason: line(200).default('') }),
    output: object({ changed: number().integer().min(0).required() }),
    invalidates: lists,
  },
);

export const fudaById = query(
  '/freight/freightFclFuda/queryFreightFclFuda.do',
  'One rate; to members without its cost, and only while it is on',
  {
    access: ['fuda:view', 'fuda:edit'],
    about: ['fudaOffer', 'id'],
    assumed: true,
    input: object({ id: id() }),
    output: fudaRate(),
  },
);

const narrowed = {
  ...paging(20),
  polId: maybeId(),
  podId: maybeId(),
  shippingId: maybeId(),
  status: state(),
  validOn: day(),
};

export const fudaPage = query(
  '/freight/freightFclFuda/queryFreightFclFudaPage.do',
  'Rates of the own company; to the forwarder those of all partners, without their cost',
  { access: 'fuda:edit', assumed: true, input: object(narrowed), output: pageOf(fudaRate()) },
);

export const fudaAdmin = query(
  '/freight/freightFclFuda/queryFreightFclFudaAdministrator.do',
  'Rates of all partners, or of one, with their cost',
  {
    access: 'fuda:admin',
    assumed: true,
    input: object({ ...narrowed, partnerId: maybeId() }),
    output: pageOf(fudaRate()),
  },
);

export const fudaForCustomer = query(
  '/freight/freightFclFuda/queryFreightFclFudaPageForCustomer.do',
  'Rates of partners that are on, for members of the programme: without their cost, with what a shipment is charged',
  {
    access: 'fuda:view',
    assumed: true,
    input: object({
      ...paging(10),
      polId: maybeId(),
      podId: maybeId(),
      ctnType: whole(1, 99),
      // What is summed up; one box of the type, or of the first that a rate has, where it is left out.
      containers: containers().optional(),
    }),
    output: pageOf(fclRate().shape({ partner: partner().required(), charges: cost().required() })),
  },
);

export const fudaImportErrors = query(
  '/freight/freightFclFuda/queryImportErrorPage.do',
  'What is wrong in an import of rates, by row and column; of the last one where none is named',
  {
    access: 'fuda:edit',
    about: ['importJob', 'jobId'],
    assumed: true,
    input: object({ ...paging(10), jobId: maybeId() }),
    output: pageOf(
      object({
        id: id(),
        row: number().integer().positive().required(),
        column: text(),
        columnName: text(),
        value: text(),
        code: text(),
        message: text(),
        suggestion: string().nullable().defined(),
      }),
    ),
  },
);

export const clearFudaImportErrors = command(
  '/freight/freightFclFuda/clearImportError.do',
  'Forget the rows of an import that were wrong; of the last one where none is named',
  {
    access: 'fuda:edit',
    about: ['importJob', 'jobId'],
    assumed: true,
    input: object({ jobId: maybeId() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [fudaImportErrors],
  },
);
