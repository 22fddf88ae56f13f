import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { NO_DRAFT_CHANGES } from '@lading/validators/bill';
import { useState } from 'react';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { Keepers } from './keepers.ts';
import type { Instruction } from './use-keepers.ts';

const { saveHbl, saveMbl } = contract.order;

/** What has to be said before it goes: why, of an amendment; that it costs, after the documents closed. */
export interface Question {
  readonly reason: boolean;
  readonly fee: string;
}

const feeIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'feeText' in data ? String(data.feeText) : undefined;
const asksReason = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'path' in data && data.path === 'reason';

/** Sends all bills of an instruction, once what is written has arrived. */
export function useSubmit(keepers: Keepers, data: Instruction) {
  const text = useText();
  const master = useCommand(saveMbl);
  const house = useCommand(saveHbl);
  const [question, ask] = useState<Question>();
  const { bookingId, kind, mode, cutOff } = data;

  const send = async (reason: string, feeSeen: boolean): Promise<{ ok: true } | { ok: false; message: string }> => {
    const keeper = keepers.of(kind, null);
    if (!keeper || !(await keepers.saveAll())) return { ok: false, message: text('instruction.notKept') };
    const written = {
      ...({ action: 'submit', bookingId, revision: keeper.revision, requestId: crypto.randomUUID() } as const),
      changes: NO_DRAFT_CHANGES as never,
      reason,
      feeSeen,
    };
    const answer =
      kind === 'MBL' ? await master.run({ ...written, mblId: null }) : await house.run({ ...written, hblId: null });
    if (answer.ok) {
      ask(undefined);
      return { ok: true };
    }
    const { error } = answer;
    const fee = feeIn(error.data);
    if (fee !== undefined) ask({ reason: mode === 'amendment' || mode === 'charged', fee });
    else if (asksReason(error.data)) ask({ reason: true, fee: '' });
    return { ok: false, message: errorText(text, error) };
  };
  /** What has to be asked before the first attempt. */
  const first = (): Question | undefined => {
    const amends = mode === 'amendment' || mode === 'charged';
    const late = cutOff?.passed ?? false;
    return amends || late
      ? { reason: amends, fee: late ? (cutOff?.feeText ?? '') || text('instruction.feeUnknown') : '' }
      : undefined;
  };
  return { send, first, question, ask, pending: master.pending || house.pending };
}
