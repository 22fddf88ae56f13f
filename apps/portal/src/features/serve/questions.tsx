import { Accordion, Button, Empty, Heading, icons, QuerySlip, Stack, Text, TextField } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { serveSearch } from './serve-search.ts';

const QUESTIONS = ['amend', 'vgm', 'charges', 'noNumber', 'release', 'refused'] as const;

interface QuestionsProps {
  keyword: string | undefined;
  onAsk(): void;
}

/** What is asked most, searched by any words of question and answer; who finds nothing asks a person. */
export function Questions({ keyword = '', onAsk }: QuestionsProps) {
  const text = useText();
  const router = useRouter();
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
  const items = QUESTIONS.map((id) => ({
    id,
    title: text(`serve.q.${id}`),
    answer: text(`serve.a.${id}`),
  })).filter(({ title, answer }) => `${title}\n${answer}`.toLowerCase().includes(wanted));
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
      <Heading level={2}>{text('serve.hot')}</Heading>
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
          // Another search opens its own first answer.
          key={keyword}
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
