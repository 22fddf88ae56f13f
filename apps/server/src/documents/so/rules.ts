import type { SoField } from '@lading/api-client/contract';
import type { SoKind, SoPlace, SoRule } from './shapes.ts';

const KIND: Readonly<Record<SoField, SoKind>> = {
  bkgNo: 'number',
  shippingName: 'text',
  vessel: 'ship',
  voyage: 'text',
  por: 'port',
  pol: 'port',
  pod: 'port',
  del: 'port',
  etd: 'day',
  eta: 'day',
  containers: 'boxes',
  DCO: 'moment',
  VCO: 'moment',
  FCO: 'moment',
  CUA: 'moment',
  EFC: 'moment',
  pickupDepot: 'text',
  releasePin: 'number',
  returnTerminal: 'text',
  remark: 'text',
};

/** What each field is called in print. */
export type Labels = Partial<Readonly<Record<SoField, string | readonly string[]>>>;

/** Rules of labels whose values stand in one place. */
export const rules = (place: SoPlace, labels: Labels): SoRule[] =>
  Object.entries(labels).map(([name, words]) => {
    const field = name as SoField;
    return { field, kind: KIND[field], labels: typeof words === 'string' ? [words] : words, place };
  });
