import type { contract, Out, SoField } from '@lading/api-client/contract';
import type { SoOffer } from '@lading/ui';

type Read = Out<typeof contract.order.analyseSo>;
/** What stands in the form, by the field of the order; what the form has not is left out. */
export type SoForm = Partial<Readonly<Record<SoField, string>>>;
type Words = (field: SoField) => string;

const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/[\s,./-]+/g, ' ')
    .trim();
/** Below it a value is to be looked at. */
const SURE = 0.8;

/** `2026-12-01 12:00` of a moment; anything else as it is printed. */
const shownOf = ({ value, printed }: Read['fields'][number]['values'][number]) =>
  /^\d{4}-\d{2}-\d{2}/.test(value) ? value.replace('T', ' ') : printed;

/** How a moment of the form and one of the paper are compared: to the minute, as far as both say it. */
const same = (form: string, value: string) =>
  plain(form) === plain(value) || (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(form) && form.slice(0, 16) === value);

/** Sorts what was read: what agrees with the form is counted, the rest is offered beside it. */
export function matchSo({ fields }: Read, form: SoForm, words: Words): { agree: number; offers: SoOffer[] } {
  const asked = fields.filter(({ name }) => name in form);
  const agrees = ({ name, values, unclearAt }: Read['fields'][number]) =>
    unclearAt === 0 &&
    values.length === 1 &&
    values.every(({ value, printed }) => same(form[name] ?? '', value) || same(form[name] ?? '', printed));
  const offers = asked
    .filter((field) => !agrees(field))
    .map(({ name, values, page, unclearAt, confidence }) => ({
      name,
      page,
      unclearAt,
      unsure: confidence < SURE,
      label: words(name),
      form: (form[name] ?? '').replace('T', ' '),
      readings: values.map((value) => ({ value: value.value, shown: shownOf(value) })),
    }));
  return { agree: asked.length - offers.length, offers };
}
