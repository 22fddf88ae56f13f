import * as icons from '../icon/drawings.ts';
import type { MessageFolder } from './message-centre.tsx';
import type { CentreMessage } from './message-lines.tsx';

/** 2026-11-20 09:30 in China. */
export const NOW = Date.parse('2026-11-20T09:30:00+08:00');

const ROWS = [
  { id: 1, icon: icons.money, time: '2026-11-20T09:20:00+08:00', unread: true },
  { id: 2, icon: icons.document, time: '2026-11-20T09:12:00+08:00', unread: true },
  { id: 3, icon: icons.vessel, time: '2026-11-19T21:10:00+08:00', unread: true },
  { id: 4, icon: icons.star, time: '2026-11-12T10:02:00+08:00', unread: false },
];
const WORDS = {
  'zh-CN': [
    ['费用', 'ST26110012 的异议已回复', '何清：船公司 11-10 起调整 BAF，公告已附。'],
    ['单证', 'COSU6412098730 草单第 3 版已到', '与补料相比还有 3 处不同，其中 1 处会影响提柜。'],
    ['在途', 'YM WARMTH 抵港推迟 1 天 06 时', 'MB26S01702，洛杉矶 11-23 14:00，仍早于送仓预约。'],
    ['运价', '关注的运价降了 USD 70', '宁波 → 洛杉矶 40HQ，12-03 开船 2,310。'],
  ],
  'en-US': [
    [
      'Charges',
      'Your query on ST26110012 is answered',
      'He Qing: the carrier raised BAF from 10 Nov; notice attached.',
    ],
    ['Papers', 'Draft 3 of COSU6412098730 is in', 'Three differences to the instruction, one of them blocks pick-up.'],
    [
      'In transit',
      'YM WARMTH arrives 1 day 6 hours later',
      'MB26S01702, Los Angeles 23 Nov 14:00, still before the appointment.',
    ],
    ['Rates', 'A followed rate fell by USD 70', 'Ningbo to Los Angeles 40HQ, sailing 3 Dec at 2,310.'],
  ],
} as const;
type Language = keyof typeof WORDS;

const messagesIn = (language: Language): CentreMessage[] =>
  ROWS.map((row, at) => {
    const [type = '', title = '', text = ''] = WORDS[language][at] ?? [];
    return { ...row, type, title, text };
  });
export const MESSAGES: Readonly<Record<Language, readonly CentreMessage[]>> = {
  'zh-CN': messagesIn('zh-CN'),
  'en-US': messagesIn('en-US'),
};

const FOLDER_WORDS = {
  'zh-CN': ['全部', '未读', '单证', '费用', '运价'],
  'en-US': ['All', 'Unread', 'Papers', 'Charges', 'Rates'],
} as const;
const DRAWINGS = [icons.list, icons.bell, icons.document, icons.money, icons.star];
const COUNTS = [42, 7, 18, 5, 2];
const foldersIn = (language: Language): MessageFolder[] =>
  FOLDER_WORDS[language].map((label, at) => ({
    id: String(at),
    label,
    icon: DRAWINGS[at] ?? icons.list,
    count: COUNTS[at],
    href: `#folder-${at}`,
  }));
export const FOLDERS: Readonly<Record<Language, { heading: string; items: readonly MessageFolder[] }>> = {
  'zh-CN': { heading: '类型', items: foldersIn('zh-CN') },
  'en-US': { heading: 'Kinds', items: foldersIn('en-US') },
};
export const OPEN = { 'zh-CN': '未打开消息', 'en-US': 'No message is open' };

/** What stands over the lines. */
export const SEARCH = {
  'zh-CN': { words: '关键词', order: '排序', newest: '最新在前' },
  'en-US': { words: 'Keyword', order: 'Order', newest: 'Newest first' },
} as const;
