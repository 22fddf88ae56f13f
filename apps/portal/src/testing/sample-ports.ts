import { contract, type Out } from '@lading/api-client/contract';

const { basedata } = contract;

type Port = Out<typeof basedata.ports>[number];

type PortLine = readonly [code: string, cn: string, en: string, lane: Port['lane']];
export const SEA: readonly PortLine[] = [
  ['CNNGB', '宁波', 'Ningbo', 'china'],
  ['CNSHA', '上海', 'Shanghai', 'china'],
  ['NLRTM', '鹿特丹', 'Rotterdam', 'europe'],
  ['USLAX', '洛杉矶', 'Los Angeles', 'north-america'],
  ['USLGB', '长滩', 'Long Beach', 'north-america'],
];
export const AIR: readonly PortLine[] = [
  ['PVG', '上海浦东', 'Shanghai Pudong', 'china'],
  ['LAX', '洛杉矶', 'Los Angeles', 'north-america'],
];
export const portsOf = (kind: Port['kind'], lines: readonly PortLine[]): Port[] =>
  lines.map(([portCode, nameCn, nameEn, lane], at) => ({
    id: at + 1,
    portCode,
    nameCn,
    nameEn,
    kind,
    lane,
    city: '',
    countryId: 1,
    zone: '',
    initials: '',
    longitude: null,
    latitude: null,
    hot: true,
  }));
