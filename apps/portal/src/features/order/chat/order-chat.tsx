import { type Arg, contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Badge, ChatPanel, Panel } from '@lading/ui';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useOpenedFile } from '../files/use-opened-file.ts';
import { ACCEPT, kindByName, typeByName } from '../papers/kinds.ts';
import { usePaperUploads } from '../papers/use-paper-uploads.ts';

const { chatPage, readChat, sendChat } = contract.order;
/** Messages that are asked for at once; more of them by the same step. */
const [STEP, MOST] = [30, 100];

interface OrderChatProps {
  bookingId: number;
  /** who may show a paper, too */
  mayAttach: boolean;
}

/** The conversation of a booking: told live, read as soon as it is on the screen. */
export function OrderChat({ bookingId, mayAttach }: OrderChatProps) {
  const text = useText();
  const { notices } = usePortal();
  const [size, setSize] = useState(STEP);
  const query = useQuery(chatPage, { bookingId, size });
  const { run: send } = useCommand(sendChat);
  const { run: read } = useCommand(readChat);
  const { add } = usePaperUploads(bookingId);
  const { openFile, dialog } = useOpenedFile();
  // As the reader found it: what is read at once would else lose its mark before it is seen.
  const [unread, setUnread] = useState<number>();
  const { data } = query;
  if (data !== undefined && unread === undefined) setUnread(data.unread);
  const newest = data?.list.at(-1)?.id;
  const told = useRef(0);
  const tried = useRef<Arg<typeof sendChat>>(undefined);
  useEffect(() => {
    if (data === undefined || newest === undefined || data.unread === 0 || told.current >= newest) return;
    told.current = newest;
    void read({ bookingId, lastId: newest });
  }, [data, newest, read, bookingId]);

  async function say(said: string, fileId?: number): Promise<boolean> {
    const same = tried.current?.text === said && tried.current.fileId === fileId ? tried.current : undefined;
    const asked = same ?? {
      bookingId,
      text: said,
      requestId: crypto.randomUUID(),
      ...(fileId !== undefined && { fileId }),
    };
    const sent = await send(asked);
    // The answer may be what was lost: the same words sent again are said once.
    tried.current = sent.ok ? undefined : asked;
    if (!sent.ok)
      notices.show({ kind: 'error', text: text('order.chatFailed', { error: errorText(text, sent.error) }) });
    else setUnread(0);
    return sent.ok;
  }
  async function attach(files: readonly File[]) {
    for (const file of files) {
      const paper = await add(file, kindByName(file.name));
      if (paper) await say('', paper.fileId);
    }
  }
  return (
    <Panel
      id="messages"
      title={text('order.messages')}
      tag={data !== undefined && data.list.length > 0 && <Badge tone="ink">{data.list.length}</Badge>}
    >
      <Loaded of={useLoadable(query)}>
        {({ list, reads, more }) => (
          <ChatPanel
            messages={list.map(({ file, ...message }) => ({ ...message, ...(file && { file }) }))}
            reads={reads}
            unread={unread ?? 0}
            onOlder={more && size < MOST ? () => setSize(Math.min(size + STEP, MOST)) : undefined}
            onSend={say}
            onAttach={mayAttach ? (files) => void attach(files) : undefined}
            accept={ACCEPT}
            onOpenFile={({ id }) => {
              const shown = list.find((message) => message.id === id)?.file;
              if (shown) void openFile({ ...shown, contentType: typeByName(shown.name) });
            }}
          />
        )}
      </Loaded>
      {dialog}
    </Panel>
  );
}
