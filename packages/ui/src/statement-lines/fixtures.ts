import type { StatementGroup } from './statement-line.ts';
import type { StatementWord } from './statement-thread.tsx';

const NAMES = {
  'zh-CN': {
    ocean: '海运费',
    ens: 'ENS 舱单',
    thc: '码头费',
    papers: '订舱、单证、铅封',
    truck: '拖车，等候 3 小时',
    baf: '燃油附加费 BAF',
    inspection: '代理查验',
    rotterdam: '宁波 → 鹿特丹',
    sydney: '广州 → 悉尼',
    why: '船公司 11-10 起调整',
    ask: 'BAF 为什么变了？',
    answer: '船公司 11-10 起上调，通知已附，请确认是否接受。',
    reason: '与报价不符',
  },
  'en-US': {
    ocean: 'Ocean freight',
    ens: 'Manifest ENS',
    thc: 'Terminal handling',
    papers: 'Booking, papers, seal',
    truck: 'Trucking, 3 h waiting',
    baf: 'Bunker BAF',
    inspection: 'Inspection agency',
    rotterdam: 'Ningbo → Rotterdam',
    sydney: 'Guangzhou → Sydney',
    why: 'raised by the carrier from 10 Nov',
    ask: 'Why did the BAF change?',
    answer: 'The carrier raised it from 10 Nov; notice attached. Please see if you accept.',
    reason: 'Not as quoted',
  },
} as const;
type Language = keyof typeof NAMES;

/** Two orders: 3,215.00 and 3,740.00 with 300.00 too much, then 1,288.00 and 1,945.00. */
export function groupsIn(language: Language): StatementGroup[] {
  const names = NAMES[language];
  const same = (id: number, name: string, currency: string, amount: string, rate?: string) => ({
    id,
    name,
    currency,
    predicted: amount,
    billed: amount,
    difference: '0.00',
    rate,
    check: 'right' as const,
  });
  return [
    {
      id: 'MB26S01855',
      name: 'MB26S01855',
      href: '#MB26S01855',
      route: names.rotterdam,
      note: '1×40HQ COSCO SHIPPING ARIES / 040W',
      sums: [
        { currency: 'USD', amount: '3215.00' },
        { currency: 'CNY', amount: '3740.00' },
      ],
      lines: [
        same(1, names.ocean, 'USD', '3180.00', '3,180.00 × 1'),
        same(2, names.ens, 'USD', '35.00', '35.00 × 1'),
        same(3, names.thc, 'CNY', '1240.00', '1,240.00 × 1'),
        same(4, names.papers, 'CNY', '850.00'),
        {
          id: 5,
          name: names.truck,
          currency: 'CNY',
          rate: '1,350.00 + 300.00',
          predicted: '1350.00',
          billed: '1650.00',
          difference: '300.00',
          marked: true,
          check: 'none' as const,
        },
      ],
    },
    {
      id: 'MB26S01851',
      name: 'MB26S01851',
      route: names.sydney,
      note: '1×20GP OOCL SEOUL / 221S',
      sums: [
        { currency: 'USD', amount: '1288.00' },
        { currency: 'CNY', amount: '1945.00' },
      ],
      lines: [
        same(6, names.ocean, 'USD', '1150.00', '1,150.00 × 1'),
        {
          id: 7,
          name: names.baf,
          currency: 'USD',
          rate: '138.00 × 1',
          reason: names.why,
          predicted: '120.00',
          billed: '138.00',
          difference: '18.00',
          marked: true,
          check: 'answered' as const,
        },
        same(8, names.papers, 'CNY', '1595.00'),
        {
          id: 9,
          name: names.inspection,
          currency: 'CNY',
          rate: '350.00 × 1',
          predicted: null,
          billed: '350.00',
          difference: '350.00',
          marked: true,
          check: 'queried' as const,
        },
      ],
    },
  ];
}

export function wordsIn(language: Language): StatementWord[] {
  const { ask, answer, reason } = NAMES[language];
  const people = language === 'zh-CN' ? ['陈薇', '何清'] : ['Chen Wei', 'He Qing'];
  return [
    {
      id: 1,
      author: people[0] ?? '',
      time: '2026-11-19T17:05:00+08:00',
      text: ask,
      reason,
      expected: { currency: 'USD', amount: '120.00' },
    },
    { id: 2, author: people[1] ?? '', time: '2026-11-20T09:20:00+08:00', text: answer },
  ];
}
