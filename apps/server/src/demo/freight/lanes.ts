import type { Route } from '@lading/api-client/contract';

/** A lane of the demonstration: its ends, what a 40HQ costs about, and how long it takes. */
export interface DemoLane {
  readonly pol: string;
  readonly pod: string;
  readonly route: Route;
  readonly base: number;
  readonly days: number;
}

const TO: Readonly<Record<string, readonly [route: Route, base: number, days: number]>> = {
  USLAX: ['USWC', 2350, 15],
  USLGB: ['USWC', 2380, 15],
  USOAK: ['USWC', 2450, 17],
  USSEA: ['USWC', 2500, 16],
  USNYC: ['USEC', 3650, 29],
  USSAV: ['USEC', 3700, 31],
  DEHAM: ['EUR', 1950, 33],
  NLRTM: ['EUR', 1920, 32],
  GBFXT: ['EUR', 2010, 34],
  BEANR: ['EUR', 1960, 33],
  ESVLC: ['MED', 2250, 29],
  ITGOA: ['MED', 2300, 30],
  GRPIR: ['MED', 2120, 25],
  VNSGN: ['SEA', 420, 6],
  THLCH: ['SEA', 460, 8],
  SGSIN: ['SEA', 430, 7],
  JPTYO: ['JPKR', 520, 5],
  KRPUS: ['JPKR', 300, 3],
  AUSYD: ['AUNZ', 1480, 18],
  AUMEL: ['AUNZ', 1450, 20],
  BRSSZ: ['LATAM', 2850, 36],
  MXZLO: ['LATAM', 2100, 21],
  ZADUR: ['AFR', 1900, 25],
  AEJEA: ['MEA', 1250, 19],
};
const ENDS: Readonly<Record<string, readonly string[]>> = {
  CNNGB: 'USLGB USOAK USSEA USNYC DEHAM NLRTM GBFXT ESVLC VNSGN JPTYO AUSYD BRSSZ'.split(' '),
  CNSHA: 'USLAX USLGB USSEA USNYC DEHAM NLRTM ITGOA SGSIN JPTYO KRPUS AUMEL MXZLO'.split(' '),
  CNYTN: 'USLAX USNYC USSAV NLRTM GBFXT GRPIR VNSGN THLCH AEJEA AUSYD'.split(' '),
  CNTAO: 'USLAX USLGB DEHAM BEANR KRPUS JPTYO ZADUR SGSIN'.split(' '),
  CNXMN: 'USLAX USNYC NLRTM THLCH AEJEA AUMEL'.split(' '),
  CNTXG: 'USLAX DEHAM KRPUS JPTYO ZADUR'.split(' '),
  CNNSA: 'USLGB NLRTM VNSGN AEJEA'.split(' '),
  CNSHK: 'USLAX SGSIN'.split(' '),
};

/** 59 lanes; the sixtieth is the one that was drawn. Between Lianyungang and Santos there is nothing. */
export const LANES: readonly DemoLane[] = Object.entries(ENDS).flatMap(([pol, pods]) =>
  pods.map((pod): DemoLane => {
    const [route, base, days] = TO[pod] ?? ['USWC', 2000, 20];
    return { pol, pod, route, base, days };
  }),
);

type Wharf = readonly [code: string, nameCn: string, nameEn: string];
export const WHARVES: Readonly<Record<string, readonly Wharf[]>> = {
  CNNGB: [
    ['NBCT2', '北仑二期', 'Beilun 2'],
    ['NBCT3', '北仑三期', 'Beilun 3'],
    ['NBCT4', '北仑四期', 'Beilun 4'],
    ['NBCS', '穿山', 'Chuanshan'],
    ['NBMS', '梅山', 'Meishan'],
    ['NBDX', '大榭', 'Daxie'],
  ],
  CNSHA: [
    ['YS1', '洋山一期', 'Yangshan 1'],
    ['YS2', '洋山二期', 'Yangshan 2'],
    ['YS3', '洋山三期', 'Yangshan 3'],
    ['YS4', '洋山四期', 'Yangshan 4'],
    ['WGQ1', '外高桥一期', 'Waigaoqiao 1'],
    ['WGQ2', '外高桥二期', 'Waigaoqiao 2'],
    ['WGQ3', '外高桥三期', 'Waigaoqiao 3'],
    ['WGQ4', '外高桥四期', 'Waigaoqiao 4'],
    ['WGQ5', '外高桥五期', 'Waigaoqiao 5'],
  ],
  CNYTN: [['YICT', '盐田国际', 'Yantian International']],
  USLAX: [
    ['APM400', 'APM 400 号码头', 'APM Pier 400'],
    ['TRAPAC', 'TraPac', 'TraPac'],
    ['YTI', 'YTI', 'YTI'],
    ['WBCT', 'WBCT', 'WBCT'],
  ],
  USLGB: [
    ['TTI', 'TTI', 'TTI'],
    ['LBCT', 'LBCT', 'LBCT'],
    ['PCT', 'PCT', 'PCT'],
    ['C60', '美森 C60', 'Matson C60'],
  ],
  CNTAO: [
    ['QQCT', '前湾', 'Qianwan'],
    ['QQCTU', '前湾联合', 'Qianwan United'],
    ['QDAT', '前湾自动化', 'Qianwan Automated'],
    ['DGQ', '大港', 'Dagang'],
  ],
  CNXMN: [
    ['XOCT', '远海', 'Ocean Gate'],
    ['XSCT', '嵩屿', 'Songyu'],
    ['XICT', '海沧国际', 'Haicang International'],
    ['XHCT', '海天', 'Haitian'],
  ],
  CNTXG: [
    ['TPCT', '太平洋国际', 'Pacific International'],
    ['TACT', '联盟国际', 'Alliance International'],
    ['TECT', '欧亚国际', 'Euroasia International'],
  ],
  CNNSA: [
    ['NICT', '南沙一期', 'Nansha 1'],
    ['GOCT', '南沙二期', 'Nansha 2'],
    ['NSP3', '南沙三期', 'Nansha 3'],
  ],
  CNSHK: [
    ['SCT', '蛇口', 'Shekou'],
    ['CCT', '赤湾', 'Chiwan'],
  ],
  USOAK: [['OICT', 'OICT', 'OICT']],
  USSEA: [
    ['T5', '5 号码头', 'Terminal 5'],
    ['T18', '18 号码头', 'Terminal 18'],
  ],
  USNYC: [
    ['PNCT', 'PNCT', 'PNCT'],
    ['MAHER', 'Maher', 'Maher'],
    ['APMELZ', 'APM 伊丽莎白', 'APM Elizabeth'],
    ['GCTBAY', 'GCT 贝永', 'GCT Bayonne'],
  ],
  USSAV: [['GCITY', '花园城', 'Garden City']],
  DEHAM: [
    ['CTA', '阿尔滕韦德', 'Altenwerder'],
    ['CTB', '布尔夏德凯', 'Burchardkai'],
    ['CTT', '托勒奥特', 'Tollerort'],
    ['EGH', '欧门', 'Eurogate'],
  ],
  NLRTM: [
    ['ECT', 'ECT 三角洲', 'ECT Delta'],
    ['EUROMX', 'Euromax', 'Euromax'],
    ['RWG', 'RWG', 'RWG'],
    ['APM2', 'APM 马斯莱可迪 2', 'APM Maasvlakte II'],
  ],
  GBFXT: [['TRIN', '三一', 'Trinity']],
  BEANR: [
    ['MPET', 'MPET', 'MPET'],
    ['DPW', 'DPW 门户', 'DPW Gateway'],
  ],
  KRPUS: [['HPNT', '釜山新港', 'Busan New Port']],
};
