import { at } from '../clock.ts';
import type { Article } from './article.ts';

export const industry: readonly Article[] = [
  {
    category: 'industry',
    time: at(-4, '08:45'),
    views: 133,
    cover: 'ship',
    cn: {
      title: '第四季度准班率回升，欧线仍要多留三天',
      text: '我们跟踪的 412 个航次里，跨太平洋准班率 61%，亚欧线 48%，绕行仍是主因。',
      html: `统计口径：以船公司首次公布的到港日为准，晚到一天以内算准班。
        | 航线 | 航次 | 准班率 | 平均晚到
        | 美西 | 148 | 64% | 1.6 天
        | 美东 | 97 | 57% | 2.3 天
        | 欧洲基本港 | 121 | 48% | 3.4 天
        | 地中海 | 46 | 51% | 3.1 天
        给欧洲收货人承诺到货日时，建议在船期上再加三天。`,
    },
    en: {
      title: 'More vessels on time this quarter, but leave three days for Europe',
      text: 'Of 412 voyages we follow, 61% crossed the Pacific on time and 48% reached Europe so; the way round is still the main reason.',
      html: `On time is within a day of what the carrier published first.
        | Lane | Voyages | On time | Late by
        | US west coast | 148 | 64% | 1.6 days
        | US east coast | 97 | 57% | 2.3 days
        | North Europe | 121 | 48% | 3.4 days
        | Mediterranean | 46 | 51% | 3.1 days
        When you promise a day to a consignee in Europe, add three to the schedule.`,
    },
  },
  {
    category: 'industry',
    time: at(-10, '09:15'),
    views: 88,
    cn: {
      title: '春节前的舱位：比去年早两周开始紧',
      text: '2027 年春节在 2 月 6 日，工厂普遍提前放假，1 月中旬起美西舱位预计偏紧。',
      html: `往年最紧的是节前三周，今年看前移到节前五周。
        - 1 月上旬开航的货，建议 12 月中旬前提交订舱。
        - 可拆分的大票，分两个航次更容易放舱。
        - 节后首周空班较多，急货请提前说。`,
    },
    en: {
      title: 'Space before the Spring Festival fills two weeks earlier',
      text: 'The festival of 2027 falls on 6 February and factories close early: space to the west coast is expected to be short from the middle of January.',
      html: `The worst weeks used to be the three before the festival; this year they come five weeks before.
        - Book what sails in early January by the middle of December.
        - A large order in two sailings is released more easily than in one.
        - Many sailings are blank in the first week after: say early what is urgent.`,
    },
  },
  {
    category: 'industry',
    time: at(-28, '10:40'),
    views: 65,
    cover: 'flight',
    cn: {
      title: '空运旺季：电商货占了一半舱位，大货先问再备',
      text: '华东到美国的全货机舱位有一半给了电商包裹，300 公斤以上的大货请先确认航班再备货。',
      html: `同样的货，早一天确认航班，价格差可到每公斤 6 元。
        - 100 公斤和 300 公斤两个级距差价最大，临界重量请让我们试算靠级。
        - 带电池的货提前两天交文件。`,
    },
    en: {
      title: 'Air peak: parcels take half the space, so ask before you pack',
      text: 'Half of the freighter space from the east of China to the US goes to parcels. Confirm the flight before you prepare more than 300 kg.',
      html: `A day earlier can make CNY 6 a kilo of difference for the same cargo.
        - The breaks at 100 and 300 kg differ most: let us see whether a few more kilos cost less.
        - Papers for anything with batteries two days ahead.`,
    },
  },
  {
    category: 'industry',
    time: at(-41, '16:20'),
    views: 59,
    cn: {
      title: '集装箱周转：宁波空箱充足，内陆点提箱要看堆场',
      text: '宁波、上海 40HQ 空箱供应正常，常州和内陆点个别堆场缺 20GP。',
      html: `提箱前请看放箱堆场的当日存量，订舱详情里有。
        - 缺箱的堆场可免费换到同城另一处，换箱申请当天有效。
        - 用箱前检查箱况并拍照，还箱时能省去争议。`,
    },
    en: {
      title: 'Empty containers: plenty in Ningbo, look at the depot inland',
      text: '40HQ are at hand in Ningbo and Shanghai; some depots in Changzhou and inland lack 20GP.',
      html: `Look at what the depot has that day before you send a truck: the booking shows it.
        - Another depot of the same city costs nothing; a change counts for the day.
        - Photograph the box before you load it, and nobody argues when it comes back.`,
    },
  },
];
