import { contract, type DictionaryType } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useLanguage } from '@lading/ui';
import type { BillChoice, BillChoices } from '@lading/ui/bill-edit';
import { useMemo } from 'react';
import { usePortal } from '../../../app/context.ts';

const { dictionaries, ports } = contract.basedata;
const TYPES = [
  'shipping',
  'transportClause',
  'payMethod',
  'blMethod',
  'settleMethod',
  'goodsType',
  'packageType',
  'ctnType',
] as DictionaryType[];

/** The lists a bill chooses from: the dictionaries of the house, and all ports, found by what is typed. */
export function useBillChoices(): BillChoices {
  const { client } = usePortal();
  const language = useLanguage();
  const { data } = useQuery(dictionaries, { types: TYPES });
  return useMemo(() => {
    const zh = language === 'zh-CN';
    const list = (type: DictionaryType): BillChoice[] =>
      (data?.[type] ?? []).map(({ id, nameCn, nameEn }) => ({ id, name: zh ? nameCn : nameEn, nameEn }));
    const find = async (searchValue: string): Promise<BillChoice[]> => {
      const found = await client.call(ports, { searchValue, kind: 'sea' });
      return found.map(({ id, nameCn, nameEn, portCode }) => ({
        id,
        name: zh ? nameCn : nameEn,
        nameEn: nameEn.toUpperCase(),
        code: portCode,
        printed: nameEn.toUpperCase(),
      }));
    };
    return {
      carriers: list('shipping'),
      ports: find,
      services: list('transportClause'),
      payments: list('payMethod'),
      releases: list('blMethod'),
      settlements: list('settleMethod'),
      cargoTypes: list('goodsType'),
      packages: list('packageType'),
      containerTypes: list('ctnType'),
    };
  }, [client, data, language]);
}
