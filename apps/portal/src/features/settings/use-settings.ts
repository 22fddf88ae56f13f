import { contract, type HouseSettings, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { mergedDraft } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { notANumber, settingsOf } from './draft.ts';

const { houseSettings, saveHouseSettings } = contract.user;
export type Answer = Out<typeof houseSettings>;

interface Refused {
  /** `offices[0].cityCn` */
  readonly field: string | undefined;
  readonly message: string;
}

/** The settings as they are being written, and what became of them meanwhile. */
export interface SettingsForm {
  readonly draft: HouseSettings;
  readonly changed: boolean;
  readonly pending: boolean;
  /** what was refused, where it is about no field */
  readonly failure: string | undefined;
  /** somebody else saved in the meantime */
  readonly newer: Answer | undefined;
  put(part: Partial<HouseSettings>): void;
  /** what was refused of a field, by its path */
  errorAt(path: string): string | undefined;
  save(): Promise<void>;
  /** goes on with what was written, on top of what somebody else saved */
  keep(): void;
  /** takes what is saved, and gives up what was written */
  take(): void;
}

/** Writes the settings of the house; `answer` is what is saved now. */
export function useSettings(answer: Answer): SettingsForm {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(saveHouseSettings);
  const [base, setBase] = useState(answer);
  const [draft, setDraft] = useState(() => settingsOf(answer));
  const [refused, setRefused] = useState<Refused>();
  const changed = JSON.stringify(draft) !== JSON.stringify(settingsOf(base));
  const begin = (from: Answer, said: HouseSettings) => {
    setBase(from);
    setDraft(said);
    setRefused(undefined);
  };
  // What nobody touched is shown as it is now.
  const newer = answer.revision > base.revision ? answer : undefined;
  if (newer && !changed) begin(newer, settingsOf(newer));
  const fields = Object.keys(draft);
  const atField = refused?.field !== undefined && fields.includes(refused.field.replace(/[[.].*$/, ''));
  return {
    draft,
    changed,
    pending,
    failure: atField ? undefined : refused?.message,
    newer: changed ? newer : undefined,
    put(part) {
      setRefused(undefined);
      setDraft((now) => ({ ...now, ...part }));
    },
    errorAt: (path) => (refused?.field === path ? refused.message : undefined),
    async save() {
      const wrong = notANumber(draft);
      if (wrong !== undefined) return setRefused({ field: wrong, message: text('settings.notANumber') });
      const sent = await run({ ...draft, revision: base.revision });
      if (!sent.ok) return setRefused({ field: sent.error.field, message: errorText(text, sent.error) });
      notices.show({ kind: 'success', text: text('settings.saved') });
      begin({ ...base, ...draft, revision: sent.data.revision }, draft);
    },
    keep() {
      if (newer) begin(newer, mergedDraft(settingsOf(base), draft, settingsOf(newer)));
    },
    take() {
      if (newer) begin(newer, settingsOf(newer));
    },
  };
}
