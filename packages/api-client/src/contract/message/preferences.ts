import { array, boolean, object, string } from 'yup';
import { command, query } from '../define.ts';
import { text } from '../shapes.ts';
import { USER_LANGUAGES } from '../user/shapes.ts';
import { DIGESTS, type Digest, NOTICE_KIND_NAMES, NOTICE_ZONES, type NoticeKind, type NoticeZone } from './kinds.ts';

/** How somebody wants to be told. */

const flag = () => boolean().strict().required();
const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** `22:00`, or nothing. */
const clock = () =>
  string()
    .strict()
    .defined()
    .nonNullable()
    .test('clock', (value) => value === '' || HOUR.test(value));

const choice = object({
  kind: string<NoticeKind>().strict().oneOf(NOTICE_KIND_NAMES).required(),
  portal: flag(),
  mail: flag(),
  // Counts only for what can come as a text message.
  sms: flag(),
});

const settings = {
  choices: array(choice).max(NOTICE_KIND_NAMES.length).required(),
  digest: string<Digest>().strict().oneOf(DIGESTS).required(),
  // Mails and text messages wait until it is over; both or neither.
  quietFrom: clock(),
  quietTo: clock(),
  zone: string<NoticeZone>().strict().oneOf(NOTICE_ZONES).required(),
  language: string<(typeof USER_LANGUAGES)[number]>().strict().oneOf(USER_LANGUAGES).required(),
};

export const noticePreferences = query(
  '/user/notify/queryPreferences.do',
  'How the caller wants to be told of what, and where that goes',
  {
    access: 'member',
    assumed: true,
    // Empty where nothing can be sent.
    output: object({ ...settings, mailTo: text(), smsTo: text() }),
  },
);

export const savePreferences = command(
  '/user/notify/savePreferences.do',
  'Say how one wants to be told; kinds that are left out stay as they are',
  {
    access: 'member',
    assumed: true,
    input: object(settings),
    invalidates: () => [noticePreferences],
  },
);
