import {
  LADEN,
  type Laden,
  OWNERS,
  type Owner,
  PAY_TERMS,
  type PayTerm,
  PREPLAN_ROWS,
  PREPLAN_STATES,
  type PreplanState,
} from '@lading/validators/preplan';
import { array, number, object, string } from 'yup';
import * as part from './declaration-fields.ts';

/** A pre-plan as it travels: a draft may be half written, so that nothing but size is refused here. */

const words = part.words;
export const preplanState = () => number<PreplanState>().oneOf(PREPLAN_STATES).required();

const party = () =>
  object({
    name: words(300),
    address: words(500),
    countryCode: words(10),
    enterpriseCode: words(70),
    phone: words(50),
    contact: words(100),
  }).required();

export const preplanDraft = object({
  header: object({
    mblNo: words(35),
    hblNo: words(35),
    vessel: words(50),
    voyage: words(50),
    imo: words(10),
    polCode: words(10),
    podCode: words(10),
    carrierCode: words(10),
    etd: part.day(),
    customs: words(10),
    payTerm: string<PayTerm>().oneOf(PAY_TERMS).required(),
  }).required(),
  shipper: party(),
  consignee: party(),
  notify: party(),
  goods: array(
    object({
      description: words(512),
      hsCode: words(20),
      number: words(20),
      packageType: words(10),
      weight: words(24),
      volume: words(24),
      marks: words(512),
      undg: words(10),
      into: words(400),
    }),
  )
    .max(PREPLAN_ROWS)
    .required(),
  boxes: array(
    object({
      ctnNo: words(20),
      ctnType: words(20),
      sealNo: words(35),
      laden: string<Laden>().oneOf(LADEN).required(),
      owner: string<Owner>().oneOf(OWNERS).required(),
    }),
  )
    .max(PREPLAN_ROWS)
    .required(),
});
