import type { AreaEntry } from './area-field.tsx';
import type { ReferenceEntry } from './entries.ts';
import type { PortEntry, PortGroup } from './port-field.tsx';
import type { WarehouseCountry } from './warehouse-field.tsx';

const port = (id: number, portCode: string, nameCn: string, nameEn: string): PortEntry => ({
  id,
  portCode,
  nameCn,
  nameEn,
});

export const ningbo: PortEntry = port(1, 'CNNGB', '宁波', 'Ningbo');
export const losAngeles: PortEntry = port(4, 'USLAX', '洛杉矶', 'Los Angeles');
export const hot: readonly PortEntry[] = [ningbo, port(2, 'CNSHA', '上海', 'Shanghai')];
export const groups: readonly PortGroup[] = [
  { nameCn: '中国', nameEn: 'China', list: [...hot, port(3, 'CNTAO', '青岛', 'Qingdao')] },
  { nameCn: '北美', nameEn: 'North America', list: [losAngeles, port(5, 'USLGB', '长滩', 'Long Beach')] },
];
/** What a search for `nb` finds; the last has no Chinese name. */
export const found: readonly PortEntry[] = [ningbo, port(9, 'CNNBO', '', 'Ningbo Old')];

export const warehouses: readonly WarehouseCountry[] = [
  {
    countryId: 840,
    nameCn: '美国',
    nameEn: 'United States',
    list: [
      { id: 1, code: 'ONT8', city: 'Moreno Valley', state: 'CA' },
      { id: 2, code: 'LGB8', city: 'Rialto', state: 'CA' },
    ],
  },
  { countryId: 276, nameCn: '德国', nameEn: 'Germany', list: [{ id: 3, code: 'DTM2', city: 'Dortmund' }] },
];

export const containerTypes: readonly ReferenceEntry[] = [
  { id: 1, nameCn: '20 尺普柜', nameEn: '20GP' },
  { id: 3, nameCn: '40 尺高柜', nameEn: '40HQ' },
];

export const china: AreaEntry = { id: 156, nameCn: '中国', nameEn: 'China' };
export const zhejiang: AreaEntry = { id: 330000, nameCn: '浙江省', nameEn: 'Zhejiang' };
export const singapore: AreaEntry = { id: 702, nameCn: '新加坡', nameEn: 'Singapore', leaf: true };
const cities: readonly AreaEntry[] = [
  { id: 330100, nameCn: '杭州市', nameEn: 'Hangzhou' },
  { id: 330200, nameCn: '宁波市', nameEn: 'Ningbo' },
];
/** What is below each of the value, from above downwards. */
export const levelsOf = (value: readonly AreaEntry[]): readonly (readonly AreaEntry[])[] =>
  [
    [china, singapore],
    [zhejiang],
    cities,
    [{ id: 330206, nameCn: '北仑区', nameEn: 'Beilun District', leaf: true }],
  ].slice(0, value.length + 1);
