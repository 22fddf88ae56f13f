import type { Language } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import type { DocumentGroup } from './document.ts';

const WORDS = {
  'zh-CN': {
    so: '订舱确认 SO',
    packing: '箱单发票',
    customs: '报关单',
    guarantee: '电放保函',
    read: '已识别',
    needed: '待上传',
    waiting: '等待中',
    chen: '陈蔚',
    desk: '何清',
    broker: '报关行，截关前',
    scan: '盖章扫描件',
    label: '文件',
  },
  'en-US': {
    so: 'Booking confirmation',
    packing: 'Packing list',
    customs: 'Customs entry',
    guarantee: 'Guarantee',
    read: 'Read',
    needed: 'Needed',
    waiting: 'Waiting',
    chen: 'Chen Wei',
    desk: 'He Qing',
    label: 'Documents',
    broker: 'Broker, before cut-off',
    scan: 'sealed scan',
  },
};

export const labelIn = (language: Language) => WORDS[language].label;

/** As drawn: with versions, one that is read, one that waits and one that is needed. */
export function groupsIn(language: Language): readonly DocumentGroup[] {
  const words = WORDS[language];
  const file = (
    id: number,
    name: string,
    version: number,
    author: string,
    at: string,
    seenBy: readonly string[] = [],
  ) => ({
    id,
    name,
    version,
    author,
    at,
    seenBy,
    removable: false,
  });
  return [
    {
      kind: 'SO',
      label: words.so,
      state: (
        <StatusTag tone="mark" glyph={icons.pen}>
          {words.read}
        </StatusTag>
      ),
      versions: [
        file(12, 'SO_6412098730.pdf', 2, words.desk, '2026-11-13T10:05:00+08:00', [words.chen]),
        file(11, 'SO_6412098730_draft.pdf', 1, words.desk, '2026-11-12T16:41:00+08:00', [words.chen]),
      ],
    },
    {
      kind: 'packingInvoice',
      label: words.packing,
      versions: [{ ...file(13, 'PL-HAOYU-1873.xlsx', 1, words.chen, '2026-11-18T11:20:00+08:00'), removable: true }],
    },
    {
      kind: 'customs',
      label: words.customs,
      versions: [],
      wanted: words.broker,
      state: (
        <StatusTag tone="neutral" glyph={icons.circle}>
          {words.waiting}
        </StatusTag>
      ),
    },
    {
      kind: 'guarantee',
      label: words.guarantee,
      versions: [],
      wanted: words.scan,
      state: (
        <StatusTag tone="info" glyph={icons.circleQuarter}>
          {words.needed}
        </StatusTag>
      ),
    },
  ];
}
