import { nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'basedata', 'lists'> = {
  dictionaries: () => ({ types: ['ctnType', 'shipping'] }),
  areas: () => ({ pid: 0 }),
  commonList: () => ({ kind: 'carrier' }),
  dictionaryItems: () => ({ type: 'ctnType' }),
  saveDictionaryItem: () => ({
    type: 'truckType',
    nameCn: '冷藏车',
    nameEn: 'Reefer truck',
    active: true,
    requestId: nextSending(),
  }),
};
