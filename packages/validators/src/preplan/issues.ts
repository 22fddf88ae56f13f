import { volume } from '../amount.ts';
import { latinText } from '../bill-text.ts';
import { containerNumberIso6346 } from '../container.ts';
import { hsCode } from '../hs-code.ts';
import { imoNumber } from '../imo-number.ts';
import { error, type Issue } from '../issue.ts';
import { localDate } from '../record/values.ts';
import { isEmpty, type Rule } from '../rule.ts';
import { sealNumber } from '../seal.ts';
import { isoSizeType } from '../size-type.ts';
import { unLocode } from '../un-locode.ts';
import { uscc } from '../uscc.ts';
import { vgm } from '../vgm.ts';
import {
  PREPLAN_PARTIES,
  type PreplanBox,
  type PreplanDraft,
  type PreplanGoods,
  type PreplanHeader,
  type PreplanParty,
  type PreplanPartyRole,
} from './draft.ts';

/** An issue and where in a pre-plan: `header.customs`, `goods.1.weight`. */
export type PreplanIssue = Issue & { readonly path: string };

type Said = readonly [path: string, issue: Issue | null];

const optional = (rule: Rule, text: string): Issue | null => (isEmpty(text) ? null : rule.check(text));
/** A form that is asked for, said with its own words; an empty text is missing. */
const formed = (text: string, form: RegExp, issue: Issue): Issue | null =>
  isEmpty(text) ? error('required', {}) : form.test(text) ? null : issue;

const header = ({ mblNo, hblNo, vessel, voyage, imo, ...rest }: PreplanHeader): Said[] => [
  ['mblNo', latinText.check(mblNo)],
  ['hblNo', optional(latinText, hblNo)],
  ['vessel', latinText.check(vessel)],
  ['voyage', latinText.check(voyage)],
  ['imo', optional(imoNumber, imo)],
  ['polCode', unLocode.check(rest.polCode)],
  ['podCode', unLocode.check(rest.podCode)],
  ['carrierCode', formed(rest.carrierCode, /^[A-Z\d]{2,4}$/, error('preplan.carrier', {}))],
  ['etd', localDate.check(rest.etd)],
  ['customs', formed(rest.customs, /^\d{4}$/, error('preplan.customs', {}))],
];

const CODE = /^[A-Z\d]{2,9}\+[A-Z\d./-]{2,50}$/;

/** The code of a company: in China the unified social credit code, elsewhere what kind of number it is and the number. */
function companyCode(party: PreplanPartyRole, { enterpriseCode, countryCode }: PreplanParty): Issue | null {
  const wrong = error('preplan.companyCode', { party });
  if (!CODE.test(enterpriseCode)) return wrong;
  if (!enterpriseCode.startsWith('USCI+')) return countryCode === 'CN' ? wrong : null;
  return uscc.check(enterpriseCode.slice(5));
}

const party = (role: PreplanPartyRole, one: PreplanParty): Said[] => [
  ['name', latinText.check(one.name)],
  ['address', latinText.check(one.address)],
  ['countryCode', formed(one.countryCode, /^[A-Z]{2}$/, error('preplan.country', {}))],
  ['enterpriseCode', companyCode(role, one)],
  ['phone', latinText.check(one.phone)],
  ['contact', role === 'consignee' ? latinText.check(one.contact) : optional(latinText, one.contact)],
];

const SAME = /^\s*same as/i;

const goods = (one: PreplanGoods, boxes: ReadonlySet<string>): Said[] => [
  ['description', latinText.check(one.description)],
  ['hsCode', optional(hsCode, one.hsCode)],
  ['number', formed(one.number, /^[1-9]\d{0,8}$/, error('preplan.pieces', {}))],
  ['packageType', latinText.check(one.packageType)],
  ['weight', vgm.check(one.weight)],
  ['volume', optional(volume, one.volume)],
  ['marks', optional(latinText, one.marks)],
  ['undg', isEmpty(one.undg) || /^\d{4}$/.test(one.undg) ? null : error('preplan.un', {})],
  ['into', absent(one.into, boxes)],
];

function absent(into: string, boxes: ReadonlySet<string>): Issue | null {
  const ctnNo = into.split(/[\s,，;]+/).find((name) => name !== '' && !boxes.has(name));
  return ctnNo === undefined ? null : error('preplan.into', { ctnNo });
}

const box = (one: PreplanBox, first: number | undefined): Said[] => [
  ['ctnNo', first === undefined ? containerNumberIso6346.check(one.ctnNo) : error('repeated.container', { first })],
  ['ctnType', isoSizeType.check(isoSizeType.normalize(one.ctnType))],
  ['sealNo', optional(sealNumber, one.sealNo)],
];

const placed = (prefix: string, said: readonly Said[]): PreplanIssue[] =>
  said.flatMap(([path, issue]) => (issue ? [{ ...issue, path: `${prefix}.${path}` }] : []));

/** Everything there is to say of a pre-plan before it is submitted; an error keeps it from that. */
export function preplanIssues(draft: PreplanDraft): PreplanIssue[] {
  const numbers = draft.boxes.map(({ ctnNo }) => ctnNo);
  const known = new Set(numbers);
  const none = (rows: 'goods' | 'boxes'): PreplanIssue[] =>
    draft[rows].length > 0 ? [] : [{ ...error('preplan.none', { rows }), path: rows }];
  return [
    ...placed('header', header(draft.header)),
    // Who is told may be whoever receives.
    ...PREPLAN_PARTIES.flatMap((role) =>
      role === 'notify' && SAME.test(draft.notify.name) ? [] : placed(role, party(role, draft[role])),
    ),
    ...none('goods'),
    ...draft.goods.flatMap((one, place) => placed(`goods.${place}`, goods(one, known))),
    ...none('boxes'),
    ...draft.boxes.flatMap((one, place) => {
      const earlier = numbers.indexOf(one.ctnNo);
      return placed(`boxes.${place}`, box(one, earlier < place && one.ctnNo ? earlier + 1 : undefined));
    }),
  ];
}
