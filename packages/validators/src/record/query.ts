import { volume, weight } from '../amount.ts';
import { email } from '../email.ts';
import { required } from '../general.ts';
import { error, type Issue } from '../issue.ts';
import { phone } from '../phone.ts';
import type { Field, RecordSpec, Values } from './spec.ts';
import { anyText } from './values.ts';

// Choices whose values the specification does not show: an id or a code, whichever the list has.
const choice = { rule: required } satisfies Field;

/** A search for freight rates; weight in kilograms, volume in cubic metres. */
export const rateQueryRecord = {
  fields: {
    origin: choice,
    destination: {
      rule: required,
      required: 'required.destination',
      against: (destination: unknown, { origin }: Values): Issue | null =>
        destination === origin ? error('port.same', {}) : null,
    },
    transportType: { rule: required, required: 'required.transportType' },
    containerType: { rule: required, required: 'required.containerType' },
    weight: { rule: weight },
    volume: { rule: volume },
    productType: choice,
  },
} satisfies RecordSpec;

export const trackingRecord = {
  fields: {
    workNo: { rule: anyText, required: 'required.workNo' },
    warehouseEntryNo: { rule: anyText, required: 'required.warehouseEntryNo' },
  },
} satisfies RecordSpec;

export const feedbackRecord = {
  fields: {
    name: { rule: anyText },
    email: { rule: email },
    phone: { rule: phone },
    content: { rule: anyText, required: 'required.content' },
  },
} satisfies RecordSpec;
