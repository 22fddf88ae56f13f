import type { contract, Out } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';
import { sampleCost } from './sample-cost.ts';

export type Cost = Out<typeof contract.freight.lclById>['cost'];
export type Line = Cost['lines'][number];
type Port = Out<typeof contract.basedata.ports>[number];

const port = (
  id: number,
  kind: Port['kind'],
  portCode: string,
  [nameCn, nameEn]: readonly [string, string],
  zone: string,
): Port => ({
  id,
  kind,
  portCode,
  nameCn,
  nameEn,
  zone,
  city: nameEn,
  countryId: 156,
  lane: 'china',
  longitude: null,
  latitude: null,
  initials: '',
  hot: true,
});
export const NINGBO = port(1, 'sea', 'CNNGB', ['宁波', 'Ningbo'], 'Asia/Shanghai');
export const HAMBURG = port(21, 'sea', 'DEHAM', ['汉堡', 'Hamburg'], 'Europe/Berlin');
const NAKHODKA = port(6, 'sea', 'RUNJK', ['纳霍德卡', 'Nakhodka'], 'Asia/Vladivostok');
export const PUDONG = port(31, 'air', 'PVG', ['上海浦东', 'Shanghai Pudong'], 'Asia/Shanghai');
export const LAX = port(32, 'air', 'LAX', ['洛杉矶', 'Los Angeles'], 'America/Los_Angeles');
export const PORTS = [NINGBO, HAMBURG, NAKHODKA, PUDONG, LAX];
export const endOf = ({ id, portCode, nameCn, nameEn }: Port) => ({ id, portCode, nameCn, nameEn });
export const usd = (amount: string) => ({ currency: 'USD', amount });
export const cny = (amount: string) => ({ currency: 'CNY', amount });

export const line = (
  code: string,
  name: string,
  rest: Partial<Line> & Pick<Line, 'basis' | 'currency' | 'amount'>,
): Line => ({
  code,
  name,
  side: 'origin',
  payTerm: 'PP',
  ctnType: null,
  unitPrice: rest.amount,
  quantity: '1',
  state: 'charged',
  note: '',
  ...rest,
});
export const EUR = { currency: 'EUR', cnyPerUnit: '7.6680', time: '2026-11-20T09:00:00+08:00' };
export const others = (locale: Language) =>
  sampleCost(locale, '0', '0', '0').lines.filter(({ state }) => state === 'notIncluded');
