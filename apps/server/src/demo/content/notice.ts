import { at } from '../clock.ts';
import type { Article } from './article.ts';

export const notice: readonly Article[] = [
  {
    category: 'notice',
    time: at(-2, '09:00'),
    views: 214,
    top: true,
    cover: 'quay',
    cn: {
      title: '洛杉矶港 11 月下旬延长夜间闸口时间',
      text: '11-22 起至 12-05，三个码头的夜间闸口延到次日 03:00，周末预约多出约四成，免箱期不变。',
      html: `11-22 起至 12-05，Pier 400、TraPac、Fenix 三个码头的夜间闸口延到次日 03:00。
        - 周末提柜预约多出约四成，免箱期不变。
        - 凭预约号进闸，早于预约 60 分钟会被请回。
        - 还空箱仍走白班，还箱预约与提柜预约分开取。
        ## 您要做什么
        已到港的柜子，如果拖车约在白班，可以改到夜班：在单据里点“改预约”，当天 17:00 前提交当天处理。`,
    },
    en: {
      title: 'Los Angeles extends night gates in late November',
      text: 'From 11-22 to 12-05 three terminals keep night gates open until 03:00: about 40% more weekend appointments, free time unchanged.',
      html: `From 11-22 to 12-05, Pier 400, TraPac and Fenix keep night gates open until 03:00.
        - About 40% more weekend appointments; free time is unchanged.
        - Come with the appointment number; more than 60 minutes early is turned away.
        - Empties still go back by day, with an appointment of their own.
        ## What to do
        A box that has landed and is booked for the day shift can move to the night: ask for it in the papers of the booking. What comes by 17:00 is handled the same day.`,
    },
  },
  {
    category: 'notice',
    time: at(-5, '15:20'),
    views: 96,
    cn: {
      title: '宁波舟山港部分泊位夜间检修，进港改走穿山闸口',
      text: '四期 7、8 号泊位 11-22 22:00 起检修一夜，重箱请提前进港，VGM 截止时间不变。',
      html: `检修时间为 11-22 22:00 至 11-23 06:00，影响四期 7、8 号泊位。
        | 事项 | 平时 | 检修期间
        | 进港闸口 | 四期 | 穿山
        | 重箱最迟进港 | 截港前 | 11-22 20:00
        | VGM 截止 | 不变 | 不变
        已排在检修时段进港的柜子，我们的调度会逐票电话确认。`,
    },
    en: {
      title: 'Berths at Ningbo Zhoushan close for a night: use the Chuanshan gate',
      text: 'Berths 7 and 8 of phase four are serviced from 11-22 22:00. Bring full boxes in earlier; the VGM deadline stays.',
      html: `The work lasts from 11-22 22:00 to 11-23 06:00 and touches berths 7 and 8 of phase four.
        | What | As usual | During the work
        | Gate | Phase four | Chuanshan
        | Last full box in | Before the cut-off | 11-22 20:00
        | VGM deadline | Unchanged | Unchanged
        Our dispatchers call about every box that was planned for those hours.`,
    },
  },
  {
    category: 'notice',
    time: at(-14, '10:00'),
    views: 148,
    cn: {
      title: '12 月上旬跨太平洋附加费：六家船公司对照',
      text: '六家船公司公布了 12 月上半月的旺季附加费，每 40HQ 从 120 到 300 美元不等。',
      html: `附加费按实际开航日收取，已放舱并在 11-30 前开航的订舱不受影响。
        | 船公司 | 美西 40HQ | 美东 40HQ
        | 甲 | USD 120 | USD 160
        | 乙 | USD 150 | USD 200
        | 丙 | USD 180 | USD 200
        | 丁 | USD 200 | USD 240
        | 戊 | USD 240 | USD 300
        | 己 | USD 300 | USD 300
        报价单里附加费单列一行，确认前请看清是否包含。`,
    },
    en: {
      title: 'Trans-Pacific surcharges for early December, six carriers compared',
      text: 'Six carriers have published peak surcharges for the first half of December, USD 120 to 300 per 40HQ.',
      html: `They are charged by the day of sailing: what was released and sails by 11-30 is not touched.
        | Carrier | West coast, 40HQ | East coast, 40HQ
        | A | USD 120 | USD 160
        | B | USD 150 | USD 200
        | C | USD 180 | USD 200
        | D | USD 200 | USD 240
        | E | USD 240 | USD 300
        | F | USD 300 | USD 300
        A quote shows the surcharge in a line of its own: look whether it is there before you accept.`,
    },
  },
  {
    category: 'notice',
    time: at(-3, '17:30'),
    views: 31,
    audience: 'member',
    cn: {
      title: '会员：年末旺季舱位预留登记',
      text: '有年约的客户可在 11-28 前登记 12 月的用箱量，登记内的舱位保留到截关前 72 小时。',
      html: `登记内容：航线、箱型、箱量、最早和最晚开航日。
        - 每家客户每条航线一份，可随时修改。
        - 截关前 72 小时未提交订舱的，预留自动释放，不收费。
        请联系您的客服登记。`,
    },
    en: {
      title: 'Members: reserve space for the end of the year',
      text: 'Customers with a yearly agreement can tell us by 11-28 what they need in December; that space is held until 72 hours before the cut-off.',
      html: `We need lane, container type, number, and the earliest and latest sailing.
        - One list for a customer and lane, which can be changed at any time.
        - What is not booked 72 hours before the cut-off is given back, free of charge.
        Speak to the person who looks after you.`,
    },
  },
  {
    category: 'notice',
    time: at(-25, '11:00'),
    views: 12,
    state: 'withdrawn',
    cn: {
      title: '盐田港台风停工通知',
      text: '台风已转向，停工取消。',
      html: '受台风影响，盐田国际预计暂停提还箱。',
    },
    en: {
      title: 'Yantian stops work for the typhoon',
      text: 'The typhoon turned away and work went on.',
      html: 'Yantian International expects to stop gate moves because of the typhoon.',
    },
  },
];
