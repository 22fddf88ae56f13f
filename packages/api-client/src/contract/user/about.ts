import { array, boolean, number, object, string } from 'yup';
import { query } from '../define.ts';
import { text } from '../shapes.ts';
import { line } from './fields.ts';
import { HOUSE_MODES, type HouseMode, SOCIAL_KINDS, type SocialKind } from './shapes.ts';

/** What everybody may know of the house that runs the portal, and of its program for the desk. */

export const companyLogo = query('/user/SysCompany/pub/querySystemLogo.do', 'Name, logos and hotline of the house', {
  access: 'visitor',
  kept: true,
  method: 'GET',
  input: object({ host: line(255).default('') }),
  output: object({
    nameCn: text(),
    nameEn: text(),
    // Addresses on this host; empty where the page draws its own.
    logoLight: text(),
    logoDark: text(),
    favicon: text(),
    hotline: text(),
    icp: text(),
    // The system for orders beside the portal; empty where there is none.
    omsUrl: text(),
    // Pictures on this host; empty where there is none.
    qrCodes: object({ service: text(), official: text(), mini: text() }).required(),
    socials: array(object({ kind: string<SocialKind>().oneOf(SOCIAL_KINDS).required(), url: text() })).required(),
    friendlyLinks: array(object({ nameCn: text(), nameEn: text(), url: text(), logo: text() })).required(),
    // The account for short videos; empty where there is none.
    shortVideo: object({ labelCn: text(), labelEn: text(), url: text() }).required(),
    // The colour of the brand; empty where it is ours.
    brand: text(),
    modes: array(string<HouseMode>().oneOf(HOUSE_MODES).required()).required(),
  }),
});

const degrees = () => number().nullable().defined();
const office = object({
  city: text(),
  address: text(),
  phone: text(),
  email: text(),
  lat: degrees(),
  lon: degrees(),
});

export const aboutUs = query('/user/SysCompany/pub/queryAboutUs', 'Who the house is and where its offices are', {
  access: 'visitor',
  kept: true,
  method: 'GET',
  output: object({
    introduction: text(),
    offices: array(office).required(),
    milestones: array(object({ year: number().integer().required(), text: text() })).required(),
    certificates: array(object({ name: text(), number: text() })).required(),
  }),
});

export const agreements = query(
  '/user/SysCompany/pub/queryAgreements',
  'What is agreed on with the house, in the language of whoever asks; empty where the portal has its own words',
  { access: 'visitor', kept: true, method: 'GET', output: object({ terms: text(), privacy: text() }) },
);

const appName = () => string().strict().min(1).max(64).required();

export const appVersion = query(
  '/user/app/pub/checkVersion',
  'The newest version of the program, where it is newer than the one that asks; else nothing',
  {
    access: 'visitor',
    input: object({
      appName: appName(),
      // 5 is what the program says of itself.
      platform: number<5>().strict().oneOf([5]).required(),
      version: string()
        .strict()
        .max(20)
        .matches(/^\d+\.\d+\.\d+$/)
        .required(),
    }),
    output: object({ version: text(), forced: boolean().required(), notes: text() }).nullable(),
  },
);

export const appDownload = query('/user/app/pub/downloadNewVersion', 'Where the program is, on this host', {
  access: 'visitor',
  input: object({
    appName: appName(),
    // 4 is Windows, 3 any other.
    platform: number<3 | 4>().strict().oneOf([3, 4]).required(),
  }),
  output: object({ downloadLink: text() }),
});
