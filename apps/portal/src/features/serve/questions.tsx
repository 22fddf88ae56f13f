import {
  Accordion,
  Button,
  Empty,
  Heading,
  Inline,
  icons,
  QuerySlip,
  SegmentedControl,
  Stack,
  Text,
  TextField,
} from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { serveSearch } from './serve-search.ts';

/** What is asked most, with what it is about. */
const QUESTIONS = [
  { id: 'amend', topic: 'papers' },
  { id: 'vgm', topic: 'papers' },
  { id: 'charges', topic: 'charges' },
  { id: 'noNumber', topic: 'papers' },
  { id: 'release', topic: 'papers' },
  { id: 'refused', topic: 'fba' },
  { id: 'booked', topic: 'booking' },
  { id: 'rolled', topic: 'booking' },
  { id: 'free', topic: 'charges' },
  { id: 'invoice', topic: 'charges' },
  { id: 'appointment', topic: 'fba' },
  { id: 'labels', topic: 'fba' },
] as const;
const TOPICS = ['all', 'booking', 'papers', 'charges', 'fba'] as const;
type Topic = (typeof TOPICS)[number];

interface QuestionsProps {
  keyword: string | undefined;
  onAsk(): void;
}

/** What is asked most, searched by any words of question and answer; who finds nothing asks a person. */
export function Questions({ keyword = '', onAsk }: QuestionsProps) {
  const text = useText();
  const router = useRouter();
  const [about, setAbout] = useState<Topic>('all');
  const typed = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typed.current) typed.current.value = keyword;
  }, [keyword]);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = serveSearch(Object.fromEntries(new FormData(event.currentTarget)));
    void router.navigate({ to: '/serve', search, resetScroll: false });
  };
  const wanted = keyword.toLowerCase();
  const found = QUESTIONS.map(({ id, topic }) => ({
    id,
    topic,
    title: text(`serve.q.${id}`),
    answer: text(`serve.a.${id}`),
  })).filter(({ title, answer }) => `${title}\n${answer}`.toLowerCase().includes(wanted));
  const ofTopic = (topic: Topic) => (topic === 'all' ? found : found.filter((question) => question.topic === topic));
  const items = ofTopic(about);
  return (
    <Stack gap="lg">
      <QuerySlip label={text('serve.search')} submit={text('serve.submit')} action="/serve" onSubmit={find}>
        <TextField
          ref={typed}
          label={text('serve.question')}
          name="keyword"
          placeholder={text('serve.hint')}
          defaultValue={keyword}
          maxLength={50}
          autoComplete="off"
        />
      </QuerySlip>
      <Inline justify="between" align="center">
        <Heading level={2}>{text('serve.hot')}</Heading>
        <SegmentedControl
          label={text('serve.topics')}
          value={about}
          onChange={(value) => setAbout(TOPICS.find((topic) => topic === value) ?? 'all')}
          options={TOPICS.map((topic) => ({
            value: topic,
            label: text(`serve.topic.${topic}`),
            count: ofTopic(topic).length,
          }))}
        />
      </Inline>
      {items.length === 0 ? (
        <Empty
          title={text('serve.none', { keyword })}
          reason={text('serve.noneReason')}
          action={
            <Button icon={icons.chat} onClick={onAsk}>
              {text('serve.askPerson')}
            </Button>
          }
        />
      ) : (
        <Accordion
          // Another search or topic opens its own first answer.
          key={`${about} ${keyword}`}
          defaultOpen={items.slice(0, 1).map(({ id }) => id)}
          items={items.map(({ id, title, answer }) => ({
            id,
            title,
            content: (
              <Stack gap="sm" align="start">
                <Text size="long">{answer}</Text>
                <Button size="sm" icon={icons.chat} onClick={onAsk}>
                  {text('serve.notSolved')}
                </Button>
              </Stack>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
