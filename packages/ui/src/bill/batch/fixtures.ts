import type { Language } from '../../i18n/provider.tsx';
import type { BatchDraft } from './types.ts';

const WHY = {
  'zh-CN': {
    ready: '与补料一致',
    approved: '已确认',
    differences: '有 3 处差异，请逐处核对',
    changes: '改单还没有答复，或还没有提交',
    failed: '没有成功，请稍后再试',
  },
  'en-US': {
    ready: 'Says what was sent',
    approved: 'Approved',
    differences: '3 differences to check',
    changes: 'A change is waiting for an answer, or to be sent',
    failed: 'That did not work. Please try again shortly',
  },
} as const;

const draft = (id: number, number: string, version: number, state: BatchDraft['state'], why: string): BatchDraft => ({
  id,
  number,
  version,
  state,
  why,
  href: `/orders?review=${id}&tab=compare`,
});

/** Four chosen drafts: two that say what was sent, one that differs, one with a change on its way. */
export function chosen(locale: Language = 'zh-CN', first: 'ready' | 'approved' | 'failed' = 'ready'): BatchDraft[] {
  const why = WHY[locale];
  const second = first === 'failed' ? 'approved' : first;
  return [
    draft(1702, 'COSU6412098730', 3, first, why[first]),
    draft(1711, 'MAEU226104417', 1, second, why[second]),
    draft(1718, 'EGLV143682205', 2, 'leftOut', why.differences),
    draft(1690, 'ONEYNGB5518800', 4, 'leftOut', why.changes),
  ];
}
