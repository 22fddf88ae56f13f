import { at } from '../clock.ts';
import type { Article } from './article.ts';

export const knowledge: readonly Article[] = [
  {
    category: 'knowledge',
    time: at(-50, '09:00'),
    views: 412,
    cn: {
      title: '空运为什么多几公斤反而便宜',
      text: '因为可以“靠级”：按下一个重量级计费，总价可能更低。',
      html: `空运按重量级定单价，越重单价越低。货重接近下一级时，按下一级的起点计费可能更省。
        ## 一个例子
        货重 92 公斤，+45 级每公斤 32 元，共 2,944 元；按 +100 级每公斤 28 元计 100 公斤，共 2,800 元，省 144 元。
        - 比较的是整票总价，不是单价。
        - 按公斤收的附加费也按 100 公斤算，要一起比。`,
    },
    en: {
      title: 'Why a few more kilos can cost less by air',
      text: 'Because cargo may be charged at the next break, and the whole can be cheaper there.',
      html: `Air freight has a price for each break of weight, and it falls with the weight. Near the next break it may pay to be charged from its start.
        ## An example
        92 kg at CNY 32 of the break +45 are CNY 2,944; charged as 100 kg at CNY 28 of the break +100 they are CNY 2,800: 144 less.
        - Compare the whole and not the price of a kilo.
        - Surcharges by the kilo count for 100 kg too: add them before you compare.`,
    },
  },
  {
    category: 'knowledge',
    time: at(-52, '09:00'),
    views: 356,
    cn: {
      title: '拼箱运费是负数，钱从哪里收回来',
      text: '起运港报价越低，目的港费用往往越高，比价要看两头。',
      html: `负运费是起运港给的折扣，会在目的港的拆箱、码头、单证费里收回来。
        - 问清目的港费用由谁付，按什么标准收。
        - 把两头加在一起，再除以计费吨比较。
        - 收货人第一次合作时，选两头透明的价格更稳妥。`,
    },
    en: {
      title: 'LCL at a negative freight: where the money comes back',
      text: 'The lower the price at origin, the higher the charges at destination tend to be: look at both ends.',
      html: `A negative freight is a discount at origin, which is taken back by unpacking, terminal and paper charges at destination.
        - Ask who pays there, and by which tariff.
        - Add both ends and divide by the revenue tons before you compare.
        - For a new consignee a price with both ends in sight is safer.`,
    },
  },
  {
    category: 'knowledge',
    time: at(-55, '09:00'),
    views: 298,
    cn: {
      title: '电放和海运单：一个区别就够选',
      text: '看您还需不需要控货：要等收款再放货选电放，不需要就选海运单。',
      html: `电放是先出正本再收回，货权在您手里，收到款再通知放货。海运单不出正本，货到凭身份提货。
        | 对比 | 电放 | 海运单
        | 控货 | 能 | 不能
        | 文件 | 保函、全套正本交回 | 无
        | 到港提货 | 等放货通知 | 到港即可`,
    },
    en: {
      title: 'Telex release and sea waybill: the one difference',
      text: 'Do you still need to hold the cargo? Telex release until you are paid; a sea waybill where you need not wait.',
      html: `With a telex release originals exist and are given back: the cargo stays yours until you say so. With a sea waybill there are none, and the consignee is who he says he is.
        | Question | Telex release | Sea waybill
        | You hold the cargo | Yes | No
        | Papers | Letter of indemnity, the full set given back | None
        | Pick-up | After the release | On arrival`,
    },
  },
  {
    category: 'knowledge',
    time: at(-58, '09:00'),
    views: 251,
    cn: {
      title: 'VGM 累加法：皮重错一位，整票被退',
      text: '箱门上的皮重要照抄，货物、托盘、绑扎物都要算进去。',
      html: `VGM 等于箱皮重加上箱内一切。最常见的错误是皮重抄错或者用了通用值。
        - 皮重以箱门铭牌为准，逐箱抄。
        - 托盘、木方、气袋都算。
        - 与舱单毛重相差 5% 以上，码头可能要求过磅。
        截止前可以随时改，截止后要码头同意。`,
    },
    en: {
      title: 'VGM method 2: one wrong digit in the tare',
      text: 'Copy the tare from the door, and count goods, pallets and everything that holds them.',
      html: `The verified mass is the tare and all that is inside. Most errors are a tare that was copied wrong, or a usual one.
        - Take it from the plate of that very door.
        - Pallets, timber and air bags count.
        - More than 5% beside the manifest, and the terminal may weigh.
        It can be changed until the deadline; after it the terminal has to agree.`,
    },
  },
  {
    category: 'knowledge',
    time: at(-60, '09:00'),
    views: 190,
    cn: {
      title: '箱号最后一位是怎么算出来的',
      text: '前十位按位加权求和，除以 11 取余数，余数就是校验位。',
      html: `四个字母换成数值，和六位数字一起，从左到右乘以 1、2、4 直到 512，相加后除以 11，余数为校验位，余 10 记 0。
        - 字母的数值跳过 11、22、33。
        - 录入时抄错一位或相邻两位颠倒，几乎都能查出来。
        补料页会当场验算，并说出应该是几。`,
    },
    en: {
      title: 'How the check digit of a container works',
      text: 'The first ten signs are weighed and added; what is left after dividing by 11 is the last digit.',
      html: `The four letters become numbers and are taken with the six digits, from left to right, times 1, 2, 4 and so on up to 512. The sum divided by 11 leaves the check digit; 10 is written as 0.
        - The numbers of the letters leave out 11, 22 and 33.
        - Nearly every wrong digit, and two that changed places, are found.
        The instruction checks at once and says what it should be.`,
    },
  },
  {
    category: 'knowledge',
    time: at(-62, '09:00'),
    views: 173,
    cn: {
      title: '免箱期、免堆期：一个还箱，一个提箱',
      text: '免堆期从卸船算到提柜，免箱期从提柜算到还空，超期费用分别计收。',
      html: `两个期限收费方不同：堆存费归码头，滞箱费归船公司。
        | 期限 | 从 | 到 | 超期交给
        | 免堆期 | 卸船 | 提柜 | 码头
        | 免箱期 | 提柜 | 还空 | 船公司
        跟踪页会算出两个期限的最后一天，并提前 48 小时提醒。`,
    },
    en: {
      title: 'Demurrage and detention: one in the terminal, one outside',
      text: 'Free storage runs from discharge to pick-up, free use from pick-up to the return of the empty; each is charged by somebody else.',
      html: `Storage is owed to the terminal, detention to the carrier.
        | Time | From | To | Owed to
        | Free storage | Discharge | Pick-up | Terminal
        | Free use | Pick-up | Empty returned | Carrier
        Tracking counts the last day of both and reminds you 48 hours before.`,
    },
  },
];
