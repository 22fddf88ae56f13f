import type { ComboboxOption } from './option.ts';

const port = (code: string, nameCn: string, nameEn: string): ComboboxOption => ({ id: code, code, nameCn, nameEn });

/** Ports of the trade, for stories and tests. */
export const ports: readonly ComboboxOption[] = [
  port('CNNGB', '宁波', 'Ningbo'),
  port('CNSHA', '上海', 'Shanghai'),
  port('CNYTN', '盐田', 'Yantian'),
  port('CNTAO', '青岛', 'Qingdao'),
  port('CNXMN', '厦门', 'Xiamen'),
  port('GBBHM', '伯明翰', 'Birmingham'),
  port('DEHAM', '汉堡', 'Hamburg'),
  port('QAHMD', '哈马德', 'Hamad'),
  port('CAHAM', '汉密尔顿', 'Hamilton'),
  port('DEBRV', '不来梅港', 'Bremerhaven'),
  port('NLRTM', '鹿特丹', 'Rotterdam'),
  port('BEANR', '安特卫普', 'Antwerp'),
  port('GBFXT', '费利克斯托', 'Felixstowe'),
  port('USLAX', '洛杉矶', 'Los Angeles'),
  port('USLGB', '长滩', 'Long Beach'),
  port('USOAK', '奥克兰', 'Oakland'),
  port('USNYC', '纽约', 'New York'),
  port('JPTYO', '东京', 'Tokyo'),
  port('KRPUS', '釜山', 'Busan'),
  port('SGSIN', '新加坡', 'Singapore'),
];

/** More than a list shows: 20 ports and 280 berths. */
export const manyPorts: readonly ComboboxOption[] = [
  ...ports,
  ...Array.from({ length: 280 }, (_, place) => {
    const number = String(place + 1).padStart(3, '0');
    return port(`ZZ${number}`, `泊位 ${number}`, `Berth ${number}`);
  }),
];

const type = (nameCn: string, code: string, disabled = false): ComboboxOption => ({
  id: nameCn,
  nameCn,
  code,
  disabled,
});

export const containerTypes: readonly ComboboxOption[] = [
  type('20GP', '22G1'),
  type('40GP', '42G1'),
  type('40HQ', '45G1'),
  type('45HQ', 'L5G1', true),
  type('40RH', '45R1'),
];
