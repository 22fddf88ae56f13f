import type { AdvertPlace } from '@lading/api-client/contract';
import { day } from '../clock.ts';
import type { DrawingName } from './drawings.ts';

interface Advert {
  readonly place: AdvertPlace;
  readonly draw: DrawingName;
  readonly cn: string;
  readonly en: string;
  readonly link: string;
  readonly from: string;
  readonly to?: string;
}

/** Three in the large place, four beside the news, two above the rates. */
export const ADVERTS: readonly Advert[] = [
  {
    place: 'home_banner',
    draw: 'ship',
    link: '/news',
    cn: '美西快船每周四班，11 天到门',
    en: 'Fast vessels to the US west coast four times a week, 11 days to the door',
    from: day(-30),
  },
  {
    place: 'home_banner',
    draw: 'quay',
    link: '/serve',
    cn: '提单改字看得见：草单与补料逐栏比对',
    en: 'Every change in sight: the draft beside your instruction',
    from: day(-12),
  },
  {
    place: 'home_banner',
    draw: 'shelves',
    link: '/fba',
    cn: 'FBA 仓库目录：按仓号、邮编、城市查',
    en: 'The FBA directory: by code, zip or city',
    from: day(-5),
    to: day(60),
  },
  {
    place: 'home_side',
    draw: 'flight',
    link: '/contact',
    cn: '空运每日截单，靠级自动算',
    en: 'Air freight every day, the cheaper break found for you',
    from: day(-40),
  },
  {
    place: 'home_side',
    draw: 'shelves',
    link: '/serve',
    cn: '海外仓一件代发',
    en: 'Dropshipping from overseas warehouses',
    from: day(-20),
  },
  {
    place: 'home_side',
    draw: 'quay',
    link: '/about',
    cn: '八处办公室，一个热线',
    en: 'Eight offices, one hotline',
    from: day(-90),
  },
  {
    place: 'home_side',
    draw: 'ship',
    link: '/news',
    cn: '年末旺季舱位预订',
    en: 'Space for the end of the year',
    from: day(-60),
    to: day(-2),
  },
  {
    place: 'rate_top',
    draw: 'ship',
    link: '/news',
    cn: '12 月上旬跨太平洋附加费一览',
    en: 'Trans-Pacific surcharges of early December',
    from: day(-3),
  },
  {
    place: 'rate_top',
    draw: 'flight',
    link: '/contact',
    cn: '大货空运议价，一小时内回价',
    en: 'Large air shipments: a price within the hour',
    from: day(-15),
  },
];
