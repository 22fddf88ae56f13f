import { CERTIFICATION_KINDS, SETTLE_METHODS } from '@lading/api-client/contract';
import type { Format } from '@lading/ui';
import type { PortalText } from '../../../i18n/text.ts';
import { isField } from '../../../kit/application-fields.ts';
import { isLane } from './lanes.ts';

/** What a field is called; one that came later than this page by its own name. */
export const nameOfField = (text: PortalText, name: string): string =>
  isField(name) ? text(`company.field.${name}`) : name;

const among = <T extends string>(list: readonly T[], value: string): T | undefined =>
  list.find((known) => known === value);

/** The name of a lane; one that is not ours as it was written. */
export const nameOfLane = (text: PortalText, code: string): string =>
  isLane(code) ? text(`company.lane.${code}`) : code;

/** A way of settling in words. */
export const nameOfMethod = (text: PortalText, value: string): string => {
  const method = among(SETTLE_METHODS, value);
  return method ? text(`company.method.${method}`) : value;
};

/** What was filled in, in the reader's words. */
export function wordsOfValue(text: PortalText, { money }: Pick<Format, 'money'>, name: string, value: string): string {
  switch (name) {
    case 'kind': {
      const kind = among(CERTIFICATION_KINDS, value);
      return kind ? text(`company.place.${kind}`) : value;
    }
    case 'method':
      return nameOfMethod(text, value);
    case 'days':
      return text('company.days', { days: value });
    case 'limit':
    case 'monthlyVolume':
      return money('CNY', value);
    case 'role':
      return value === 'shipper' || value === 'forwarder' ? text(`company.role.${value}`) : value;
    case 'lanes':
      return value
        .split('\n')
        .map((code) => nameOfLane(text, code))
        .join(text('company.and'));
    default:
      return value;
  }
}
