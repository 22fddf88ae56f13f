import type { Language } from '../i18n/provider.tsx';
import type { ChatMessageItem, ChatRead } from './chat-message.ts';

const WORDS = {
  'zh-CN': {
    chen: '陈蔚',
    he: '何清',
    ask: '第二通知人应为 SUITE 510',
    draft: '草单第 3 版到了，请在截单前核对。',
    thanks: '收到，下午核对。\n箱单也一并发给您。',
  },
  'en-US': {
    chen: 'Chen Wei',
    he: 'He Qing',
    ask: 'Second notify should read SUITE 510',
    draft: 'Draft 3 is in; please check before documents close.',
    thanks: 'Thanks, we check it this afternoon.\nThe packing list comes along.',
  },
};

/** As drawn, with a paper. */
export function messagesIn(language: Language): readonly ChatMessageItem[] {
  const { chen, he, ask, draft, thanks } = WORDS[language];
  return [
    { id: 1, author: chen, side: 'customer', mine: true, text: ask, at: '2026-11-20T09:02:00+08:00' },
    { id: 2, author: he, side: 'staff', mine: false, text: draft, at: '2026-11-20T09:14:00+08:00' },
    {
      id: 3,
      author: chen,
      side: 'customer',
      mine: true,
      text: thanks,
      at: '2026-11-20T09:32:00+08:00',
      file: { name: 'PL-HAOYU-1873.xlsx' },
    },
  ];
}

export const readsIn = (language: Language): readonly ChatRead[] => [{ author: WORDS[language].he, lastId: 1 }];
