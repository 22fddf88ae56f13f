import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactText, id, maybeId, maybeMoney, money, pageOf, paging, requestId } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { basis, chargeSide, ctnType, day } from './fields.ts';
import { fudaForCustomer } from './fuda.ts';
import { fudaCharge, ids } from './fuda-fields.ts';
import { FUDA_CHARGE_STATUS, type FudaChargeStatus } from './fuda-shapes.ts';
import { PAY_TERMS, type PayTerm, ROUTES, type Route } from './shapes.ts';

/** What partners charge beside the freight of their rates. */

const status = () => number<FudaChargeStatus>().strict().oneOf(Object.values(FUDA_CHARGE_STATUS));
const lists = () => [fudaSurcharges, fudaSurcharge, fudaCommonSurcharges, fudaForCustomer];

export const fudaSurcharges = query(
  '/freight/surChargeFclFuda/querySurChargeFclFudaPage.do',
  'Charges of the own company, or those that count for one of its rates',
  {
    access: 'fuda:edit',
    about: ['fudaRate', 'rateId'],
    assumed: true,
    input: object({ ...paging(20), rateId: maybeId(), code: line(8).default('') }),
    output: pageOf(fudaCharge()),
  },
);

export const saveFudaSurcharge = command(
  '/freight/surChargeFclFuda/saveOrUpdateSurChargeFclFuda.do',
  'Add or change a charge: of all rates of a partner, or of one',
  {
    access: 'fuda:edit',
    about: ['fudaPartner', 'partnerId'],
    assumed: true,
    input: object({
      id: maybeId(),
      revision: maybeId(),
      requestId: requestId(),
      partnerId: id(),
      rateId: maybeId().nullable(),
      code: line(8)
        .matches(/^[A-Z0-9]{1,8}$/)
        .required(),
      name: named(1, 50),
      nameEn: named(1, 50),
      basis: basis().strict(),
      // Null where it is charged at cost.
      amount: maybeMoney().nullable(),
      min: maybeMoney().nullable(),
      max: maybeMoney().nullable(),
      amountsByCtn: array(object({ ctnType: ctnType(), amount: money() }))
        .max(12)
        .default([]),
      currency: exactText()
        .matches(/^[A-Z]{3}$/)
        .required(),
      payTerm: exactText()
        .oneOf<PayTerm>([...PAY_TERMS])
        .default('PP'),
      side: chargeSide().strict(),
      mandatory: boolean().strict().required(),
      polId: maybeId().nullable(),
      podId: maybeId().nullable(),
      lane: string<Route>().strict().oneOf(ROUTES).nullable(),
      shippingId: maybeId().nullable(),
      ctnTypes: array(ctnType()).max(12).default([]),
      validFrom: day().required(),
      validTo: day().nullable(),
      status: status(),
      note: line(200).default(''),
    }),
    output: object({ id: id() }),
    invalidates: lists,
  },
);

export const deleteFudaSurcharges = command(
  '/freight/surChargeFclFuda/deleteSurChargeFclFuda.do',
  'Take charges away',
  {
    access: 'fuda:edit',
    about: ['fudaSurcharge', 'ids'],
    assumed: true,
    input: object({ ids: ids() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: lists,
  },
);

export const fudaSurcharge = query('/freight/surChargeFclFuda/querySurChargeFclFudaById.do', 'One charge', {
  access: 'fuda:edit',
  about: ['fudaSurcharge', 'id'],
  assumed: true,
  input: object({ id: id() }),
  output: fudaCharge(),
});

export const updateFudaSurcharges = command(
  '/freight/surChargeFclFuda/batchUpdateSurChargeFclFuda.do',
  'Put something else into several charges: into all of them or none',
  {
    access: 'fuda:edit',
    about: ['fudaSurcharge', 'ids'],
    assumed: true,
    input: object({
      ids: ids(),
      patch: object({
        amount: maybeMoney(),
        validFrom: day(),
        // Null is until further notice.
        validTo: day().nullable(),
        status: status(),
      }).required(),
    }),
    output: object({ updated: number().integer().min(0).required() }),
    invalidates: lists,
  },
);

export const fudaCommonSurcharges = query(
  '/freight/surChargeFclFuda/pub/queryCommonSurChargeFclFudaList.do',
  'Charges that count for a rate of a partner on its next sailing; for members although its path says pub',
  {
    access: 'fuda:view',
    about: ['fudaOffer', 'rateId'],
    assumed: true,
    input: object({ rateId: id() }),
    output: object({ list: array(fudaCharge()).required() }),
  },
);
