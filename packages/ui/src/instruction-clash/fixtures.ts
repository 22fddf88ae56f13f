import type { Language } from '../i18n/provider.tsx';
import type { ClashedField } from './instruction-clash.tsx';

const LABELS = { 'zh-CN': ['收货人', '第 2 箱封号'], 'en-US': ['Consignee', 'Seal, container 2'] };

export function clashesIn(language: Language): readonly ClashedField[] {
  const [consignee = '', seal = ''] = LABELS[language];
  return [
    {
      path: 'sAddress',
      label: consignee,
      mine: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET',
      theirs: 'EVERGREEN PANTRY CO.\n880 HARBOR WAY, OAKLAND',
    },
    { path: 'containers.c1.sealNo', label: seal, mine: 'CN4471204', theirs: '' },
  ];
}
export const OTHER = { 'zh-CN': '王敏', 'en-US': 'Wang Min' };
