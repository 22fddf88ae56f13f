import { decimal } from '@lading/validators';
import { pieces, type RecordSpec, rateQueryRecord } from '@lading/validators/record';
import type { RateAsk, RateAskBox } from './ask.ts';

const { destination, transportType, containerType, weight, volume, productType, origin } = rateQueryRecord.fields;
const side = { rule: decimal, required: 'required' } as const;

/** The query of the specification, with as many container types and cartons as there are. */
export const askRecord = {
  fields: {
    origin: { ...origin, required: 'required.portStartId' },
    destination,
    transportType,
    containers: { rows: { fields: { type: containerType, count: { rule: pieces, required: 'required.number' } } } },
    weight,
    volume,
    productType,
    boxes: {
      rows: {
        fields: { length: side, width: side, height: side, pieces: { rule: pieces, required: 'required.number' } },
      },
    },
  },
} satisfies RecordSpec;

/** What the form holds while somebody types. */
export interface AskForm {
  origin: number | null;
  destination: number | null;
  transportType: string;
  containers: { type: string; count: string }[];
  weight: string;
  volume: string;
  productType: string;
  boxes: RateAskBox[];
}

export const MOST_CONTAINERS = 4;
export const MOST_BOXES = 20;
export const NO_CONTAINER = { type: '', count: '1' };
export const NO_BOX: RateAskBox = { length: '', width: '', height: '', pieces: '1' };

/** What is not shown is not there either: a hidden row would keep the form from being sent. */
export const formOf = ({ containers, boxes, ...rest }: RateAsk, boxed: boolean): AskForm => ({
  ...rest,
  containers: boxed ? rowsOf(containers) : [],
  boxes: boxed ? [] : boxes.map((box) => ({ ...box })),
});
const rowsOf = (containers: RateAsk['containers']) =>
  containers.length > 0 ? containers.map(({ type, count }) => ({ type, count: String(count) })) : [NO_CONTAINER];

// A query asks for one at least, and for no more than a booking takes.
const MOST = 99;
const countOf = (text: string) => Math.min(MOST, Math.max(1, Number(text)));

export const askOf = ({ containers, ...rest }: AskForm): RateAsk => ({
  ...rest,
  containers: containers.map(({ type, count }) => ({ type, count: countOf(count) })),
});
