import { contract, type MessageGroup } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';

const { readMessages, readAllMessages, deleteMessages, deleteReadMessages, restoreMessages, snoozeMessages } =
  contract.message;

const HOUR = 3_600_000;

/** What can be done with messages. Each answers whether it was; what was taken away can be taken back at once. */
export function useHandling() {
  const text = useText();
  const { notices } = usePortal();
  const { run: read } = useCommand(readMessages);
  const { run: readAll } = useCommand(readAllMessages);
  const { run: remove } = useCommand(deleteMessages);
  const { run: removeRead } = useCommand(deleteReadMessages);
  const { run: restore } = useCommand(restoreMessages);
  const { run: snooze } = useCommand(snoozeMessages);

  const failed = (cause: unknown) => {
    notices.show({ kind: 'error', text: errorText(text, cause) });
    return false;
  };
  const gone = (ids: readonly number[], count: number) => {
    const back = async () => {
      const sent = await restore({ ids: [...ids] });
      if (!sent.ok) failed(sent.error);
    };
    notices.show({
      kind: 'success',
      text: text('inbox.deleted', { count }),
      action: { label: text('inbox.undo'), onAction: () => void back() },
    });
    return true;
  };
  return {
    async read(id: number) {
      const sent = await read({ ids: [id] });
      return sent.ok || failed(sent.error);
    },
    async readAll(type: MessageGroup | undefined) {
      const sent = await readAll({ ...(type && { type }) });
      return sent.ok || failed(sent.error);
    },
    async remove(id: number) {
      const sent = await remove({ ids: [id] });
      return sent.ok ? gone([id], 1) : failed(sent.error);
    },
    async removeRead(type: MessageGroup | undefined) {
      const sent = await removeRead({ ...(type && { type }) });
      if (!sent.ok) return failed(sent.error);
      if (sent.data.deleted > 0) return gone(sent.data.ids, sent.data.deleted);
      notices.show({ kind: 'info', text: text('inbox.noneRead') });
      return true;
    },
    /** An hour, or back into the list. */
    async putOff(id: number, later: boolean) {
      const until = later ? new Date(Date.now() + HOUR).toISOString() : null;
      const sent = await snooze({ ids: [id], until });
      if (!sent.ok) return failed(sent.error);
      if (later) notices.show({ kind: 'success', text: text('inbox.putOff') });
      return true;
    },
  };
}
export type Handling = ReturnType<typeof useHandling>;
