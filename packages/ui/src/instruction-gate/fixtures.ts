import type { Language } from '../i18n/provider.tsx';
import type { GateItem } from './instruction-gate.tsx';

const go = () => undefined;

/** Four that block, one to look at again, two that are right, one that nobody has done. */
export const ITEMS: Readonly<Record<Language, readonly GateItem[]>> = {
  'zh-CN': [
    { id: 'comma', state: 'wrong', title: '发货人含全角逗号', detail: '第 1 行第 26 个字符', onGo: go },
    { id: 'word', state: 'wrong', title: '海关停用词', detail: 'ACCESSORIES', onGo: go },
    { id: 'digit', state: 'wrong', title: '箱号校验位', detail: 'TCNU7200974', onGo: go },
    { id: 'sum', state: 'doubtful', title: '货物与箱明细', detail: '少 36.000 KGS', onGo: go },
    { id: 'hs', state: 'done', title: 'HS 编码', detail: '3 个，均在 HS 2022 内' },
    { id: 'seals', state: 'done', title: '封号不重复', detail: '3' },
    { id: 'preview', state: 'open', title: '看一次预览', detail: '还没有', onGo: go },
  ],
  'en-US': [
    { id: 'comma', state: 'wrong', title: 'Full-width comma in shipper', detail: 'line 1, column 26', onGo: go },
    { id: 'word', state: 'wrong', title: 'Customs stop-word', detail: 'ACCESSORIES', onGo: go },
    { id: 'digit', state: 'wrong', title: 'Container check digit', detail: 'TCNU7200974', onGo: go },
    { id: 'sum', state: 'doubtful', title: 'Goods against containers', detail: '36.000 KGS short', onGo: go },
    { id: 'hs', state: 'done', title: 'HS codes', detail: '3, all in HS 2022' },
    { id: 'seals', state: 'done', title: 'Seals unique', detail: '3' },
    { id: 'preview', state: 'open', title: 'View the preview once', detail: 'not yet', onGo: go },
  ],
};

const ready = (language: Language): GateItem[] =>
  ITEMS[language].map(({ onGo: _, ...item }) => ({ ...item, state: 'done', detail: undefined }));
export const READY = { 'zh-CN': ready('zh-CN'), 'en-US': ready('en-US') };
