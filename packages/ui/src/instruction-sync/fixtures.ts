import type { Language } from '../i18n/provider.tsx';
import type { SyncGroup } from './instruction-sync.tsx';

const LABELS = {
  'zh-CN': ['船名、航次', '第 3 箱封号', '运输条款', '货物'],
  'en-US': ['Vessel, voyage', 'Seal, container 3', 'Transport clause', 'Goods'],
};
const GOODS = { 'zh-CN': ['3 行', '2 行，1,060 件'], 'en-US': ['3 lines', '2 lines, 1,060 packages'] };

/** Two that are usually the same on both bills, one that is empty, one that usually differs. */
export function groupsIn(language: Language): readonly SyncGroup[] {
  const [vessel = '', seal = '', clause = '', goods = ''] = LABELS[language];
  const [from = '', to = ''] = GOODS[language];
  return [
    {
      id: 'voyage',
      label: vessel,
      from: 'COSCO SHIPPING ANDES / 042E',
      to: 'COSCO SHIPPING ANDES / 041E',
      ticked: true,
    },
    { id: 'seal', label: seal, from: 'CN4471218', to: 'CN4471281', ticked: true },
    { id: 'clause', label: clause, from: 'CY-CY', to: '', ticked: true },
    { id: 'goods', label: goods, from, to },
  ];
}

export const TARGETS = [
  { value: '1', label: 'HAOYU26110731' },
  { value: '2', label: 'HAOYU26110732' },
];
