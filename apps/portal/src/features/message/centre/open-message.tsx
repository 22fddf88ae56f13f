import { contract, type MessageMatter, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, ButtonLink, Heading, Inline, icons, SafeHtml, Stack, StatusTag, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
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
  /** its line, where it stands in what is listed */
  line: MessageLine | undefined;
  handling: Handling;
  close(): void;
}

/** A message as it was written, and what can be done about it. */
export function OpenMessage({ id, line, handling, close }: OpenMessageProps) {
  const text = useText();
  const { minute } = useFormat();
  const detail = useLoadable(useQuery(messageDetail, { id }));
  const away = async (done: Promise<boolean>) => {
    if (await done) close();
  };
  const later = line?.snoozedUntil !== null && line?.snoozedUntil !== undefined;
  return (
    <Loaded of={detail}>
      {({ messageTypeStr, messageTitle, message, createTime }) => (
        <Stack gap="md">
          <div>
            <StatusTag tone="info">{messageTypeStr}</StatusTag>
          </div>
          <Heading level={2} size={3}>
            {messageTitle}
          </Heading>
          <Text size="caption" tone="secondary">
            {minute(createTime)}
            {line?.link?.no ? ` · ${text('inbox.order', { no: line.link.no })}` : ''}
          </Text>
          <SafeHtml html={message} />
          <Inline gap="sm">
            {line?.link && (
              <ButtonLink href={PLACES[line.link.matter](line.link.no)} variant="primary">
                {text(`inbox.go.${line.link.matter}`)}
              </ButtonLink>
            )}
            <Button icon={icons.clock} onClick={() => void away(handling.putOff(id, !later))}>
              {text(later ? 'inbox.backNow' : 'inbox.inAnHour')}
            </Button>
            <Button onClick={() => void away(handling.remove(id))}>{text('inbox.delete')}</Button>
          </Inline>
        </Stack>
      )}
    </Loaded>
  );
}
