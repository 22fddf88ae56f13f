import type { SeaPort, SeaRoute, SeaVessel } from './places.ts';

const PORTS: Record<string, Omit<SeaPort, 'code'>> = {
  CNSHA: { nameCn: '上海', nameEn: 'Shanghai', at: [121.9, 31.04] },
  CNNGB: { nameCn: '宁波', nameEn: 'Ningbo', at: [122, 29.86] },
  CNTAO: { nameCn: '青岛', nameEn: 'Qingdao', at: [120.3, 36.06] },
  CNXMN: { nameCn: '厦门', nameEn: 'Xiamen', at: [118.05, 24.45] },
  CNYTN: { nameCn: '盐田', nameEn: 'Yantian', at: [114.27, 22.57] },
  KRPUS: { nameCn: '釜山', nameEn: 'Busan', at: [129.04, 35.1] },
  JPTYO: { nameCn: '东京', nameEn: 'Tokyo', at: [139.8, 35.6] },
  TWKHH: { nameCn: '高雄', nameEn: 'Kaohsiung', at: [120.28, 22.6] },
  USLAX: { nameCn: '洛杉矶', nameEn: 'Los Angeles', at: [-118.25, 33.75] },
  USOAK: { nameCn: '奥克兰', nameEn: 'Oakland', at: [-122.3, 37.8] },
  USSEA: { nameCn: '西雅图', nameEn: 'Seattle', at: [-122.41, 47.6] },
  SGSIN: { nameCn: '新加坡', nameEn: 'Singapore', at: [103.85, 1.26] },
  NLRTM: { nameCn: '鹿特丹', nameEn: 'Rotterdam', at: [4.1, 51.96] },
  DEHAM: { nameCn: '汉堡', nameEn: 'Hamburg', at: [9.95, 53.54] },
  GBFXT: { nameCn: '费利克斯托', nameEn: 'Felixstowe', at: [1.32, 51.95] },
  BEANR: { nameCn: '安特卫普', nameEn: 'Antwerp', at: [4.3, 51.28] },
};

export const portsOf = (...codes: (keyof typeof PORTS & string)[]): SeaPort[] =>
  codes.map((code) => ({ code, ...(PORTS[code] as Omit<SeaPort, 'code'>) }));

/** South of Kyushu: what sails from Ningbo to California passes. */
const OSUMI = [130.6, 30.3] as const;

export const vesselOf = (note: string): SeaVessel => ({
  name: 'COSCO SHIPPING ANDES',
  at: [176.4, 42.1],
  heading: 78,
  note,
});
export const CROSSING: SeaRoute[] = [
  { id: 'sailed', stops: ['CNNGB', OSUMI, [176.4, 42.1]], state: 'sailed' },
  { id: 'planned', stops: [[176.4, 42.1], 'USLAX'], state: 'planned' },
];
