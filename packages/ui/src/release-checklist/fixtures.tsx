import type { Language } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import type { ReleaseCheckItem } from './release-checklist.tsx';

const WORDS = {
  'zh-CN': {
    bill: '提单“客户已确认”',
    statement: '账单 AC26001 未结清，请先确认费用',
    overdue: '没有逾期账单',
    guarantee: '请上传电放保函（盖章扫描件）',
    upload: '上传',
    billed: '费用尚未出账，开船后由我司出具账单',
    done: '账单 AC26001 已确认',
    letter: '电放保函：guarantee.pdf',
  },
  'en-US': {
    bill: 'The bill is “Confirmed”',
    statement: 'Statement AC26001 is not settled: confirm the charges first',
    overdue: 'No statement is overdue',
    guarantee: 'Upload the guarantee, a sealed scan',
    upload: 'Upload',
    billed: 'Not billed yet: we issue the statement after sailing',
    done: 'Statement AC26001 is confirmed',
    letter: 'Guarantee: guarantee.pdf',
  },
};

/** Two that are so, and two that are missing: one with a way to mend it. */
export function checksIn(language: Language): readonly ReleaseCheckItem[] {
  const words = WORDS[language];
  return [
    { code: 'bill', ok: true, who: 'customer', text: words.bill },
    { code: 'statement', ok: false, who: 'customer', text: words.statement },
    { code: 'overdue', ok: true, who: 'customer', text: words.overdue },
    {
      code: 'guarantee',
      ok: false,
      who: 'customer',
      text: words.guarantee,
      action: <TextButton>{words.upload}</TextButton>,
    },
  ];
}

/** The forwarder's turn. */
export function waitsIn(language: Language): readonly ReleaseCheckItem[] {
  const [bill, , overdue] = checksIn(language);
  const statement = { code: 'statement', ok: false, who: 'staff', text: WORDS[language].billed } as const;
  return [bill, statement, overdue].flatMap((one) => one ?? []);
}

export function readyIn(language: Language): readonly ReleaseCheckItem[] {
  const words = WORDS[language];
  return checksIn(language).map((check) => ({
    ...check,
    ok: true,
    text: check.code === 'statement' ? words.done : check.code === 'guarantee' ? words.letter : check.text,
  }));
}
