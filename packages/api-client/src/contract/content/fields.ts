import { instant, localDate } from '@lading/validators/record';
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
    .test('day', (text) => !text || localDate.is(text));

/** A moment, with its offset; null where there is none. */
export const moment = () =>
  string()
    .strict()
    .nullable()
    .max(40)
    .test('moment', (text) => !text || instant.is(text));

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
