import { array, type InferType, number, object, string } from 'yup';
import { command, query, upload } from '../define.ts';
import { file, text } from '../shapes.ts';
import { aboutUs, companyLogo } from './about.ts';
import { line, named } from './fields.ts';
import { HOUSE_PICTURE_ENDINGS, HOUSE_PICTURE_LIMIT, SOCIAL_KINDS, type SocialKind } from './shapes.ts';

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
    invalidates: () => [houseSettings, companyLogo, aboutUs],
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
