import { array, type InferType, number, object, string } from 'yup';
import { command, query, upload } from '../define.ts';
import { file, text } from '../shapes.ts';
import { aboutUs, agreements, companyLogo } from './about.ts';
import { line, named } from './fields.ts';
import {
  HOUSE_MODES,
  HOUSE_PICTURE_ENDINGS,
  HOUSE_PICTURE_LIMIT,
  type HouseMode,
  SOCIAL_KINDS,
  type SocialKind,
} from './shapes.ts';

/** What the house says of itself on every page, kept by its own people. */

const maybe = (most: number) => line(most).default('');
/** An address elsewhere, or none. */
const address = () =>
  line(300)
    .matches(/^(?:https:\/\/[^\s"<>\\]+)?$/)
    .default('');
/** What `uploadHousePicture` answered, or none. */
const picture = () =>
  line(40)
    .matches(/^(?:\/house\/[1-9]\d{0,14}\.(?:svg|png|jpg))?$/)
    .default('');
const degrees = (most: number) => number().strict().min(-most).max(most).nullable().defined();

/** A paper in paragraphs, a heading where one begins with `# `; empty: the portal's own. */
const paper = () => string().strict().max(20_000).default('');

const office = {
  cityCn: named(1, 60),
  cityEn: named(1, 60),
  addressCn: maybe(200),
  addressEn: maybe(200),
  phone: maybe(40),
  email: maybe(100),
  lat: degrees(90),
  lon: degrees(180),
};

const settings = {
  nameCn: named(1, 60),
  nameEn: named(1, 80),
  logoLight: picture(),
  logoDark: picture(),
  favicon: picture(),
  // One colour, of which the thirteen steps of the brand are made; empty: ours.
  brand: line(7)
    .matches(/^(?:#[\da-f]{6})?$/)
    .default(''),
  hotline: maybe(40),
  // 备案号, which the foot of a page links to the register.
  icp: maybe(60),
  omsUrl: address(),
  qrCodes: object({ service: picture(), official: picture(), mini: picture() }).required(),
  socials: array(object({ kind: string<SocialKind>().oneOf(SOCIAL_KINDS).required(), url: address().required() }))
    .max(12)
    .required(),
  friendlyLinks: array(
    object({ nameCn: named(1, 40), nameEn: named(1, 60), url: address().required(), logo: picture() }),
  )
    .max(24)
    .required(),
  shortVideo: object({ labelCn: maybe(60), labelEn: maybe(80), url: address() }).required(),
  introductionCn: maybe(2000),
  introductionEn: maybe(3000),
  offices: array(object(office)).max(30).required(),
  milestones: array(
    object({
      year: number().strict().integer().min(1900).max(2999).required(),
      textCn: named(1, 200),
      textEn: named(1, 300),
    }),
  )
    .max(40)
    .required(),
  certificates: array(object({ nameCn: named(1, 80), nameEn: named(1, 120), number: maybe(60) }))
    .max(24)
    .required(),
  // At least one; what is not offered stands on no page of the site.
  modes: array(string<HouseMode>().strict().oneOf(HOUSE_MODES).required()).min(1).max(HOUSE_MODES.length).required(),
  agreements: object({ termsCn: paper(), termsEn: paper(), privacyCn: paper(), privacyEn: paper() }).required(),
};
const whole = object(settings);
export type HouseSettings = InferType<typeof whole>;

/** Nothing was saved yet: 0. */
const revision = () => number().strict().integer().min(0).required();

export const houseSettings = query(
  '/user/SysCompany/queryHouseSettings.do',
  'What the house says of itself, to be edited',
  {
    access: 'house:edit',
    assumed: true,
    output: object({ ...settings, revision: revision(), editedBy: text(), editedAt: string().nullable().defined() }),
  },
);

export const saveHouseSettings = command(
  '/user/SysCompany/saveHouseSettings.do',
  'Change what the house says of itself, as it was seen; every page shows it at once',
  {
    access: 'house:edit',
    assumed: true,
    input: object({ ...settings, revision: revision() }),
    output: object({ revision: revision() }),
    invalidates: () => [houseSettings, houseVersions, companyLogo, aboutUs, agreements],
  },
);

export const houseVersions = query(
  '/user/SysCompany/queryHouseVersions.do',
  'What was saved before, the newest first: who, when, and which fields became others',
  {
    access: 'house:edit',
    assumed: true,
    output: object({
      list: array(
        object({
          revision: revision(),
          editedBy: text(),
          editedAt: text(),
          fields: array(string().required()).required(),
        }),
      ).required(),
    }),
  },
);

export const houseVersion = query(
  '/user/SysCompany/queryHouseVersion.do',
  'What the house said of itself in one version, to be looked at and saved anew',
  {
    access: 'house:edit',
    assumed: true,
    input: object({ revision: number().strict().integer().min(1).required() }),
    output: object(settings),
  },
);

/** Room for the form itself beside the file. */
const FORM = 16 * 1024;

export const uploadHousePicture = upload(
  '/user/SysCompany/uploadHousePicture.do',
  'Keep a logo or a QR code: shown to everybody once the settings name its address',
  {
    access: 'house:edit',
    assumed: true,
    limit: 60,
    bodyLimit: HOUSE_PICTURE_LIMIT + FORM,
    input: object({ file: file(HOUSE_PICTURE_ENDINGS) }),
    output: object({ path: text() }),
  },
);
