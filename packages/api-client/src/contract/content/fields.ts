import { string } from 'yup';
import { exactText } from '../shapes.ts';
import { line } from '../user/fields.ts';
import {
  ADVERT_PLACES,
  type AdvertPlace,
  CONTENT_LANGUAGES,
  type ContentLanguage,
  LINK_ADDRESS,
  PICTURE_ADDRESS,
} from './shapes.ts';

/** A day of the calendar, by the clock of the house. */
export const day = () =>
  string()
    .strict()
    .matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
    // February has no 30th.
    .test('day', (text) => !text || new Date(`${text}T00:00:00Z`).toISOString().startsWith(text));

/** A moment, with its offset; null where there is none. */
export const moment = () =>
  string()
    .strict()
    .nullable()
    .max(40)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/)
    .test('moment', (text) => !text || !Number.isNaN(Date.parse(text)));

/** The address of an uploaded picture, or nothing. */
export const picture = () =>
  line(80)
    .default('')
    .test('picture', (text) => text === '' || PICTURE_ADDRESS.test(text));
export const link = () =>
  line(300)
    .default('')
    .test('link', (text) => text === '' || LINK_ADDRESS.test(text));

export const language = () => string<ContentLanguage>().strict().oneOf(CONTENT_LANGUAGES);
export const place = () =>
  exactText()
    .oneOf<AdvertPlace>([...ADVERT_PLACES])
    .required();
