import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, type CentreMessage, Empty, icons, MessageCentre, Page, Pagination, Select } from '@lading/ui';
import { DateRangePicker } from '@lading/ui/date-picker';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { KeywordField } from '../../../kit/keyword-field.tsx';
import { said } from '../../../kit/list.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { foldersOf, GROUP_ICONS } from './folders.ts';
import type { MessagesSearch } from './messages-search.ts';
import { type MessageLine, OpenMessage } from './open-message.tsx';
import { useHandling } from './use-handling.ts';
import { useStaying } from './use-staying.ts';

const { messagePage, messageCounts } = contract.message;
const route = getRouteApi('/_member/messages');
const SIZE = 20;
const SORTS = ['unread', 'newest', 'oldest'] as const;

const askedBy = ({ box, type, keyword, from, to, sort, page = 1 }: MessagesSearch) => ({
  current: page,
  size: SIZE,
  unread: box === 'unread',
  later: box === 'later',
  ...(sort && { sort }),
  ...(type && { type }),
  ...(keyword && { keyword }),
  ...said({ from, to }),
});

/** All that was told to the reader and his company: by shelf, found by words, read, put off, taken away. */
export function MessagesPage() {
  const text = useText();
  const now = useNow();
  const router = useRouter();
  const search = route.useSearch();
  const counts = useQuery(messageCounts, undefined);
  const query = askedBy(search);
  const asked = useQuery(messagePage, query, { keepPrevious: true });
  const list = useLoadable(asked);
  const handling = useHandling();
  const { shown, keep, forget, forgetAll } = useStaying(asked.data?.records ?? [], JSON.stringify(query));
  const { id: opened } = search;
  const go = (next: Partial<MessagesSearch>) =>
    void router.navigate({ to: '/messages', search: { ...search, ...next }, replace: next.id === undefined });
  const open = ({ id, unread }: CentreMessage) => {
    keep(Number(id));
    go({ id: Number(id) });
    if (unread) void handling.read(Number(id));
  };
  const centreLine = (line: MessageLine): CentreMessage => ({
    id: line.id,
    icon: GROUP_ICONS[line.type],
    type: text(`inbox.kind.${line.type}`),
    title: line.messageTitle,
    text: line.summary,
    time: line.createTime,
    unread: !line.read,
  });
  const none = list.status === 'ready' && shown.length === 0;
  const narrowed = search.keyword ?? search.from ?? search.to;
  return (
    <Page
      fill
      title={text('inbox.title')}
      meta={counts.data && text('inbox.unreadCount', { count: counts.data.unread })}
      actions={
        <>
          <Button icon={icons.check} onClick={() => void handling.readAll(search.type)}>
            {text('inbox.readAll')}
          </Button>
          <Button variant="ghost" onClick={() => void handling.removeRead(search.type).then(forgetAll)}>
            {text('inbox.deleteRead')}
          </Button>
          <Button
            variant="ghost"
            icon={icons.settings}
            onClick={() => void router.navigate({ to: '/messages/preferences' })}
          >
            {text('inbox.preferences')}
          </Button>
        </>
      }
    >
      <MessageCentre
        folders={foldersOf(text, counts.data, search)}
        messages={shown.map(centreLine)}
        now={now}
        selected={opened}
        onSelect={open}
        onBack={() => go({ id: undefined })}
        tools={
          <KeywordField
            hint={text('inbox.keyword')}
            keyword={search.keyword}
            most={50}
            onChange={(keyword) => go({ keyword, page: undefined, id: undefined })}
          />
        }
        filtered={Boolean(search.from ?? search.to ?? search.sort)}
        filters={
          <>
            <DateRangePicker
              label={text('inbox.days')}
              value={{ start: search.from ?? '', end: search.to ?? '' }}
              onChange={({ start, end }) =>
                go({ from: start || undefined, to: end || undefined, page: undefined, id: undefined })
              }
            />
            <Select
              label={text('inbox.sort')}
              options={SORTS.map((value) => ({ value, label: text(`inbox.sort.${value}`) }))}
              value={search.sort ?? 'unread'}
              onChange={({ currentTarget: { value } }) =>
                go({ sort: value === 'newest' || value === 'oldest' ? value : undefined, page: undefined })
              }
            />
          </>
        }
        instead={
          list.status !== 'ready' ? (
            <Loaded of={list}>{() => null}</Loaded>
          ) : none ? (
            <Empty
              title={text(narrowed ? 'inbox.notFound' : 'inbox.none')}
              reason={text(narrowed ? 'inbox.notFoundReason' : 'inbox.noneReason')}
            />
          ) : undefined
        }
        footer={
          (asked.data?.total ?? 0) > SIZE && (
            <Pagination
              current={search.page ?? 1}
              size={SIZE}
              sizes={[SIZE]}
              total={asked.data?.total}
              onChange={({ current }) => go({ page: current === 1 ? undefined : current, id: undefined })}
            />
          )
        }
      >
        {opened === undefined ? (
          <Empty title={text('inbox.noneOpen')} reason={text('inbox.noneOpenReason')} />
        ) : (
          <OpenMessage
            key={opened}
            id={opened}
            handling={handling}
            close={(gone) => {
              if (gone) forget(opened);
              go({ id: undefined });
            }}
          />
        )}
      </MessageCentre>
    </Page>
  );
}
