import { toMessage } from '@lading/api-client';
import { contract, type MessageMatter, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  Button,
  ButtonLink,
  Heading,
  Inline,
  icons,
  MessageModal,
  SafeHtml,
  Stack,
  StatusTag,
  Text,
  useFormat,
  useKept,
} from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { keptPlace } from '../message-place.ts';
import type { Handling } from './use-handling.ts';

const { messageDetail, messagePage } = contract.message;
export type MessageLine = Out<typeof messagePage>['records'][number];

const PLACES: Readonly<Record<MessageMatter, (no: string) => string>> = {
  order: (no) => `/orders?keyword=${encodeURIComponent(no)}`,
  vgm: (no) => `/vgm?show=all&keyword=${encodeURIComponent(no)}`,
  preplan: (no) => `/preplan?show=all&keyword=${encodeURIComponent(no)}`,
  settlement: (no) => (no ? `/settlement?keyword=${encodeURIComponent(no)}` : '/settlement'),
  follow: () => '/follow',
  inquiry: () => '/inquiry',
  company: () => '/company',
};

interface OpenMessageProps {
  id: number;
  handling: Handling;
  /** with true where it is in the list no longer */
  close(gone?: boolean): void;
}

/** The same in the window that can be moved, over the list and beside whatever else is read. */
function InWindow({ id, close }: Pick<OpenMessageProps, 'id' | 'close'>) {
  const { preferences } = usePortal();
  const [place, keepPlace] = useKept(useMemo(() => keptPlace(preferences), [preferences]));
  const detail = useLoadable(useQuery(messageDetail, { id }), toMessage);
  return <MessageModal open message={detail} onOpenChange={() => close()} place={place} onPlaceChange={keepPlace} />;
}

/** A message as it was written, and what can be done about it. */
export function OpenMessage({ id, handling, close }: OpenMessageProps) {
  const text = useText();
  const { minute } = useFormat();
  const detail = useLoadable(useQuery(messageDetail, { id }));
  const [windowed, setWindowed] = useState(false);
  const away = async (done: Promise<boolean>) => {
    if (await done) close(true);
  };
  return (
    <Loaded of={detail}>
      {({ messageTypeStr, messageTitle, message, createTime, link, snoozedUntil }) => (
        <Stack gap="md">
          <div>
            <StatusTag tone="info">{messageTypeStr}</StatusTag>
          </div>
          <Heading level={2} size={3}>
            {messageTitle}
          </Heading>
          <Text size="caption" tone="secondary">
            {minute(createTime)}
            {link?.no ? ` · ${text('inbox.order', { no: link.no })}` : ''}
          </Text>
          <SafeHtml html={message} />
          <Inline gap="sm">
            {link && (
              <ButtonLink href={PLACES[link.matter](link.no)} variant="primary">
                {text(`inbox.go.${link.matter}`)}
              </ButtonLink>
            )}
            <Button icon={icons.clock} onClick={() => void away(handling.putOff(id, snoozedUntil === null))}>
              {text(snoozedUntil === null ? 'inbox.inAnHour' : 'inbox.backNow')}
            </Button>
            <Button onClick={() => void away(handling.remove(id))}>{text('inbox.delete')}</Button>
            <Button variant="ghost" icon={icons.external} onClick={() => setWindowed(true)}>
              {text('inbox.inWindow')}
            </Button>
          </Inline>
          {windowed && <InWindow id={id} close={() => setWindowed(false)} />}
        </Stack>
      )}
    </Loaded>
  );
}
