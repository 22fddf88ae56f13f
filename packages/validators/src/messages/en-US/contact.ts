import type { E164Issues, EmailIssues, PhoneIssues, PostalCodeIssues } from '../../issues/contact.ts';

/** In a list, the message begins with the number of the address. */
const item = (text: string): string => `{item, plural, =0 {} other {Address #: }}${text}`;

export const contact: Record<keyof (E164Issues & EmailIssues & PhoneIssues & PostalCodeIssues), string> = {
  'mobile.digits': 'A mobile number has 11 digits; there are {actual}',
  'mobile.prefix': 'A mobile number begins with 13, 14, 15, 17, 18 or 19; please check',
  'mobileCurrent.prefix': 'A mobile number begins with 13 to 19; please check',
  'phone.character':
    'Character {position}, “{character}”, is not allowed; type digits and hyphens only, such as 021-12345678, with an extension after a hyphen',
  'phone.areaCode': 'Add the area code, as in 021-12345678',
  'phone.form':
    'Type a mobile number (such as 13800138000), a landline with its area code (such as 021-12345678), or a 400 or 800 number (such as 400-123-4567), all of mainland China',
  'phone.abroad':
    'Only numbers of mainland China are taken here: a mobile number with or without +86, a landline with its area code, or a 400 or 800 number',
  'e164.plus': 'Begin with + and the country code, as in +8613800138000',
  'e164.character': 'Character {position}, “{character}”, is not allowed; type + and digits only',
  'e164.country': 'No country has this code; check the digits after the +',
  'e164.elsewhere': 'Numbers of this country are not taken here; check the digits after the +',
  'e164.length': 'A number has 7 to 15 digits with its country code; there are {actual}',
  'postalCode.digits': 'A postal code has 6 digits; there are {actual}',
  'email.blank': item('Character {position} is a space; remove it'),
  'email.character': item('Character {position}, “{character}”, cannot stand in an e-mail address'),
  'email.at': item('Type “@” once, with a name before it, as in docs@example.com'),
  'email.point': item(
    'Remove the “.” at character {position}; it cannot stand at an end, beside the “@” or beside another “.”',
  ),
  'email.length': item('Too long; at most 64 characters before the “@” and 254 in all'),
  'email.domain': item('Type a full domain after the “@”, such as example.com; no part of it begins or ends with “-”'),
  'emails.separator': '“{character}” after address {item} cannot separate addresses; type an English comma “,”',
  'emails.empty': 'Address {item} is empty; remove the extra comma',
};
