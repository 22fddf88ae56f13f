import type { Language } from '../i18n/provider.tsx';
import type { InstructionTemplate } from './instruction-templates.tsx';

export const TEMPLATES: Readonly<Record<Language, readonly InstructionTemplate[]>> = {
  'zh-CN': [
    { id: 1, name: '洛杉矶厨房用品', note: 'NINGBO HAOYU HOMEWARE CO., LTD. → CASCADE HOME SUPPLY LLC' },
    { id: 2, name: '汉堡家具', note: 'NINGBO HAOYU HOMEWARE CO., LTD. → NORDLICHT WOHNEN GMBH' },
    { id: 3, name: '奥克兰' },
  ],
  'en-US': [
    { id: 1, name: 'Los Angeles kitchenware', note: 'NINGBO HAOYU HOMEWARE CO., LTD. → CASCADE HOME SUPPLY LLC' },
    { id: 2, name: 'Hamburg furniture', note: 'NINGBO HAOYU HOMEWARE CO., LTD. → NORDLICHT WOHNEN GMBH' },
    { id: 3, name: 'Oakland' },
  ],
};
export const LABEL = { 'zh-CN': '用模板', 'en-US': 'Use a template' };
