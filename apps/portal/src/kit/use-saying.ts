import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useFormat, useLanguage } from '@lading/ui';
import { useText } from '../i18n/text.ts';
import { nameIn, type Saying } from './rate-words.ts';

const { commonList } = contract.basedata;

/** What a rate needs to be said in words. */
export function useSaying(types: readonly { id: number; nameEn: string }[]): Saying {
  const text = useText();
  const language = useLanguage();
  const { money, minute } = useFormat();
  const carriers = useQuery(commonList, { kind: 'carrier' }).data ?? [];
  return {
    text,
    language,
    money,
    minute: (at, zone) => minute(at, zone),
    typeName: (ctnType) => types.find(({ id }) => id === ctnType)?.nameEn ?? String(ctnType),
    codeOf: (shippingId) => {
      const carrier = carriers.find(({ id }) => id === shippingId);
      return carrier ? carrier.code || nameIn('en-US', carrier) : '';
    },
  };
}
