import type { Language } from '../i18n/provider.tsx';
import type { InstructionVersion } from './instruction-versions.tsx';

const WORDS = {
  'zh-CN': {
    by: '陈伟',
    reason: '客户更改收货人',
    note: '已截单，船公司不接受',
    consignee: '收货人',
    seal: '第 3 箱封号',
  },
  'en-US': {
    by: 'Chen Wei',
    reason: 'The buyer is another company',
    note: 'Documents have closed; the carrier refuses',
    consignee: 'Consignee',
    seal: 'Seal, container 3',
  },
};

/** Sent twice, changed afterwards: one field accepted, one declined with words. */
export function versionsIn(language: Language): readonly InstructionVersion[] {
  const words = WORDS[language];
  return [
    {
      version: 3,
      amends: 2,
      at: '2026-11-20T02:12:00Z',
      by: words.by,
      state: 'partly',
      reason: words.reason,
      fields: [
        {
          path: 'sAddress',
          label: words.consignee,
          before: 'CASCADE HOME SUPPLY LLC',
          after: 'EVERGREEN PANTRY CO.',
          answer: 'declined',
          note: words.note,
        },
        { path: 'seal', label: words.seal, before: 'CN4471218', after: 'CN4471281', answer: 'accepted' },
      ],
    },
    { version: 2, at: '2026-11-18T08:40:12Z', by: words.by, state: 'current', onView: () => undefined },
    { version: 1, at: '2026-11-17T03:05:00Z', by: words.by, state: 'sent', onView: () => undefined },
  ];
}
export function waitingIn(language: Language): readonly InstructionVersion[] {
  return versionsIn(language).map((one) =>
    one.fields
      ? { ...one, state: 'waiting', fields: one.fields.map(({ note: _, ...f }) => ({ ...f, answer: 'waiting' })) }
      : one,
  );
}
