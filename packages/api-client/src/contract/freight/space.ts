import { array, number, object } from 'yup';
import { query } from '../define.ts';
import { exactNumber, id, maybeId, text } from '../shapes.ts';
import { ctnType, day, portEnd, refItem, size, spaceState } from './fields.ts';
import { CALENDAR_LIMIT } from './shapes.ts';

/** Room on sailings. */

const row = {
  rateId: id(),
  shipping: refItem().required(),
  pol: portEnd().required(),
  pod: portEnd().required(),
  etd: text(),
  vessel: text(),
  voyage: text(),
  serviceCode: text(),
};

export const spaceBoard = query(
  '/freight/freightfcl/pub/queryFclSpaceList.do',
  'Sailings of the next two weeks with room',
  {
    offers: 'fcl',
    access: 'visitor',
    assumed: true,
    limit: 60,
    input: object({ polId: maybeId(), size: size(10, 50) }),
    output: array(
      object({ ...row, list: array(object({ ctnType: ctnType(), state: spaceState() })).required() }),
    ).required(),
  },
);

export const spaceByRate = query(
  '/freight/freightfcl/queryFclSpaceDetailList.do',
  'Room on every sailing of a lane, with the boxes that are left',
  {
    offers: 'fcl',
    access: 'member',
    assumed: true,
    input: object({
      polId: id(),
      podId: id(),
      from: day(),
      days: exactNumber().min(1).max(CALENDAR_LIMIT).default(14),
    }),
    output: object({
      list: array(
        object({
          ...row,
          list: array(
            object({ ctnType: ctnType(), state: spaceState(), left: number().integer().nullable().defined() }),
          ).required(),
        }),
      ).required(),
    }),
  },
);
