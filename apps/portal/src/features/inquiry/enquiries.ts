import { type contract, FBA_ENQUIRY_STATE, type FbaEnquiryState, type Out } from '@lading/api-client/contract';
import type { Language, StatusTagProps } from '@lading/ui';
import type { PortalText } from '../../i18n/text.ts';

export type Enquiry = Out<typeof contract.freight.fbaEnquiries>['records'][number];
export type EnquiryShown = Omit<Enquiry, 'contactName' | 'phone' | 'email' | 'companyName'>;

const { sent, working, quoted, chosen } = FBA_ENQUIRY_STATE;
export const isOpen = (state: FbaEnquiryState): boolean => state === sent || state === working;

export const toneOf = (state: FbaEnquiryState): NonNullable<StatusTagProps['tone']> => {
  if (isOpen(state)) return 'warning';
  if (state === quoted) return 'mark';
  return state === chosen ? 'success' : 'neutral';
};

/** `ONT8`, or the country with a zip where no site was named. */
export const placeOf = ({ site, country, zip }: EnquiryShown, language: Language): string =>
  site?.code ?? `${language === 'zh-CN' ? country.nameCn : country.nameEn} ${zip}`;

/** What was asked, as a list of facts; what was not said is left out. */
export function factsOf(enquiry: EnquiryShown, text: PortalText, language: Language) {
  const { mode, originCity, readyDay, goods, goodsEn, weight, volume, count, cartons, declaredValue, remark } = enquiry;
  const fact = (name: string, value: string | null | undefined, more: { mono?: boolean; wide?: boolean } = {}) =>
    value ? [{ name, value, ...more }] : [];
  const sizes = cartons
    .map((one) => `${one.length} × ${one.width} × ${one.height} cm, ${one.weight} kg × ${one.count}`)
    .join('\n');
  return [
    { name: text('enquiry.to'), value: placeOf(enquiry, language), mono: true },
    ...fact(text('enquiry.mode'), mode ? text(`enquiry.mode.${mode}`) : ''),
    ...fact(text('enquiry.origin'), originCity),
    ...fact(text('enquiry.ready'), readyDay),
    ...fact(text('enquiry.goods'), language === 'zh-CN' ? goods : goodsEn || goods),
    ...fact(text('enquiry.weight'), weight && `${weight} kg`),
    ...fact(text('enquiry.volume'), volume && `${volume} CBM`),
    ...fact(text('enquiry.count'), count === null ? '' : `${count}`),
    ...fact(text('enquiry.cartons'), sizes, { wide: true }),
    ...fact(text('enquiry.value'), declaredValue && `CNY ${declaredValue}`),
    { name: text('enquiry.tax'), value: text(enquiry.taxIncluded ? 'enquiry.taxPaid' : 'enquiry.taxOwn') },
    ...fact(text('enquiry.remark'), remark, { wide: true }),
  ];
}
