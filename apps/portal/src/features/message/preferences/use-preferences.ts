import { type Arg, contract, NOTICE_KINDS, type NoticeKind, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';

const { noticePreferences, savePreferences } = contract.message;
export type Preferences = Out<typeof noticePreferences>;
export type Way = 'portal' | 'mail' | 'sms';
type Draft = Required<Arg<typeof savePreferences>>;

const draftOf = ({ mailTo: _mail, smsTo: _sms, ...draft }: Preferences): Draft => draft;

/** By which ways a kind can come. */
export const waysOf = (kind: NoticeKind): readonly Way[] =>
  NOTICE_KINDS[kind].sms ? ['portal', 'mail', 'sms'] : ['portal', 'mail'];

/** How the reader wants to be told, while he changes it. */
export function usePreferences(saved: Preferences) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(savePreferences);
  const [base, setBase] = useState(() => draftOf(saved));
  const [draft, setDraft] = useState(base);
  const [failure, setFailure] = useState<{ message: string; field: string | undefined }>();
  const put = (part: Partial<Draft>) => {
    setFailure(undefined);
    setDraft((now) => ({ ...now, ...part }));
  };
  return {
    draft,
    pending,
    put,
    changed: JSON.stringify(draft) !== JSON.stringify(base),
    failure: failure?.field === 'quietFrom' || failure?.field === 'quietTo' ? undefined : failure?.message,
    errorAt: (field: 'quietFrom' | 'quietTo') => (failure?.field === field ? failure.message : undefined),
    isOn: (kind: string, way: Way) => draft.choices.find((choice) => choice.kind === kind)?.[way] ?? false,
    turn: (kinds: readonly string[], way: Way, on: boolean) =>
      put({
        choices: draft.choices.map((choice) => (kinds.includes(choice.kind) ? { ...choice, [way]: on } : choice)),
      }),
    async save() {
      const sent = await run(draft);
      if (!sent.ok) return setFailure({ message: errorText(text, sent.error), field: sent.error.field });
      setBase(draft);
      notices.show({ kind: 'success', text: text('notify.saved') });
    },
  };
}
export type PreferencesForm = ReturnType<typeof usePreferences>;
