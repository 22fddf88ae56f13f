import type { contract, HouseSettings, Out } from '@lading/api-client/contract';
import type { FileHandlers } from '../handler-files.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { PROGRAM } from './house/defaults.ts';
import { houseOf } from './house/settings.ts';
import { ofLanguage } from './name.ts';

type Calls = typeof contract.user;

const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether a version is older than another, number by number. */
export function isOlder(version: string, than: string): boolean {
  const [own, other] = [numbersOf(version), numbersOf(than)];
  const at = own.findIndex((number, place) => number !== other[place]);
  return at !== -1 && (own[at] ?? 0) < (other[at] ?? 0);
}

/** What the frame of every page says. */
function framed(house: HouseSettings): Out<Calls['companyLogo']> {
  const { introductionCn, introductionEn, offices, milestones, certificates, agreements, ...frame } = house;
  return frame;
}

function told(house: HouseSettings, language: Language): Out<Calls['aboutUs']> {
  const say = (zh: string, en: string) => (language === 'zh-CN' ? zh : en);
  return {
    introduction: say(house.introductionCn, house.introductionEn),
    offices: house.offices.map(({ cityCn, cityEn, addressCn, addressEn, ...office }) => ({
      city: say(cityCn, cityEn),
      address: say(addressCn, addressEn),
      ...office,
    })),
    milestones: house.milestones.map(({ year, textCn, textEn }) => ({ year, text: say(textCn, textEn) })),
    certificates: house.certificates.map(({ nameCn, nameEn, number }) => ({ name: say(nameCn, nameEn), number })),
  };
}

export const about = ({ db }: Services): FileHandlers<'user', 'about'> => ({
  companyLogo: async () => framed(await houseOf(db)),
  aboutUs: async (_asked, { language }) => told(await houseOf(db), language),
  agreements: async (_asked, { language }) => {
    const { termsCn, termsEn, privacyCn, privacyEn } = (await houseOf(db)).agreements;
    return { terms: ofLanguage(language, termsCn, termsEn), privacy: ofLanguage(language, privacyCn, privacyEn) };
  },
  appVersion: async ({ version }) =>
    isOlder(version, PROGRAM.version) ? { version: PROGRAM.version, forced: PROGRAM.forced, notes: '' } : null,
  appDownload: async (_asked, { origin }) => ({ downloadLink: `${origin}${PROGRAM.link}` }),
});
