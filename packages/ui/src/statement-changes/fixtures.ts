import type { StatementChange } from './statement-changes.tsx';

const NAMES = {
  'zh-CN': ['拖车，等候 3 小时', '代理查验', '改单费'],
  'en-US': ['Trucking, 3 h waiting', 'Inspection agency', 'Amendment'],
} as const;

/** One less, one taken out, one new. */
export const changesIn = (language: keyof typeof NAMES): StatementChange[] => {
  const [truck, inspection, amendment] = NAMES[language];
  return [
    { id: 1, name: truck, currency: 'CNY', before: '1650.00', after: '1350.00' },
    { id: 2, name: inspection, currency: 'CNY', before: '350.00', after: null },
    { id: 3, name: amendment, currency: 'USD', before: null, after: '40.00' },
  ];
};
