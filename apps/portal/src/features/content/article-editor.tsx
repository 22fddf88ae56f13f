import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, Button, ConfirmDialog, icons, Loading, Page, Stack, Tabs, useFormat } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { ArticleWords } from './article-words.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { StateTag } from './state-tag.tsx';
import { type Article, useArticle } from './use-article.ts';
import { usePictures } from './use-pictures.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const { article } = contract.content;

interface ArticleEditorProps {
  /** undefined for a new one */
  id: number | undefined;
  /** a new one has got its number */
  onOpen(id: number): void;
  onClose(): void;
}

type WritingPageProps = Omit<ArticleEditorProps, 'id'> & { found: Article | undefined };

/** What is known of an article beside its words, where it stands, and why it was withdrawn. */
function Standing({ found }: { found: Article }) {
  const text = useText();
  const { minute } = useFormat();
  const { publishTime, takedownTime, views, state, reason } = found;
  return (
    <>
      <StateTag {...found} />{' '}
      {state === 'published' && publishTime && text('content.since', { time: minute(publishTime) })}{' '}
      {takedownTime && text('content.until', { time: minute(takedownTime) })} {text('content.readBy', { count: views })}{' '}
      {state === 'withdrawn' && text('content.because', { reason })}
    </>
  );
}

function WritingPage({ found, onOpen, onClose }: WritingPageProps) {
  const text = useText();
  const writing = useArticle(found);
  const { open } = usePictures();
  const [tab, setTab] = useState('zh-CN');
  const [asking, setAsking] = useState<'publish' | 'withdraw' | 'delete' | 'leave'>();
  const { values, dirty, failure, pending } = writing;
  const published = found?.state === 'published';
  const opened = (id: number | undefined) => id !== undefined && found === undefined && onOpen(id);
  return (
    <Page
      title={found ? found.titleCn || found.titleEn : text('content.new')}
      meta={found && <Standing found={found} />}
      actions={
        <>
          <Button icon={icons.arrowLeft} onClick={() => (dirty ? setAsking('leave') : onClose())}>
            {text('content.back')}
          </Button>
          {found && !published && (
            <Button variant="danger" onClick={() => setAsking('delete')}>
              {text('content.delete')}
            </Button>
          )}
          {published && <Button onClick={() => setAsking('withdraw')}>{text('content.withdraw')}</Button>}
          <Button loading={pending} disabled={!dirty} onClick={() => void writing.save().then(opened)}>
            {text(published ? 'content.saveLive' : 'content.save')}
          </Button>
          <Button variant="primary" onClick={() => setAsking('publish')}>
            {text(published ? 'content.plan' : 'content.publish')}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <Alert kind="danger" live="polite" title={failure.message} />}
        <Tabs
          label={text('content.words')}
          value={tab}
          onValueChange={setTab}
          items={[
            {
              value: 'zh-CN',
              label: text('content.in.zh-CN'),
              content: <ArticleWords key="zh-CN" writing={writing} language="zh-CN" open={open} />,
            },
            {
              value: 'en-US',
              label: text('content.in.en-US'),
              content: <ArticleWords key="en-US" writing={writing} language="en-US" open={open} />,
            },
            { value: 'preview', label: text('content.preview'), content: <ArticlePreview values={values} /> },
          ]}
        />
        <ArticleFacts writing={writing} />
      </Stack>
      {asking === 'publish' && (
        <PublishDialog
          writing={writing}
          values={values}
          onDone={(id) => {
            setAsking(undefined);
            opened(id);
          }}
        />
      )}
      {asking === 'withdraw' && <WithdrawDialog writing={writing} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={asking === 'delete'}
        question={text('content.deleteAsk')}
        confirmLabel={text('content.delete')}
        tone="danger"
        pending={pending}
        onOpenChange={(isOpen) => isOpen || setAsking(undefined)}
        onConfirm={() => void writing.remove().then((gone) => (gone ? onClose() : setAsking(undefined)))}
      />
      <ConfirmDialog
        open={asking === 'leave'}
        question={text('content.leaveAsk')}
        confirmLabel={text('content.leave')}
        tone="danger"
        onOpenChange={(isOpen) => isOpen || setAsking(undefined)}
        onConfirm={onClose}
      />
    </Page>
  );
}

function KnownArticle({ id, ...rest }: ArticleEditorProps & { id: number }) {
  const text = useText();
  const answer = useLoadable(useQuery(article, { id }));
  if (answer.status === 'ready') return <WritingPage found={answer.data} {...rest} />;
  return (
    <Page
      title={text('routes.news')}
      actions={
        <Button icon={icons.arrowLeft} onClick={rest.onClose}>
          {text('content.back')}
        </Button>
      }
    >
      <Loaded of={answer}>{() => <Loading />}</Loaded>
    </Page>
  );
}

/** One article, written in both languages, seen as it will be read, and put onto the site. */
export function ArticleEditor({ id, ...rest }: ArticleEditorProps) {
  return id === undefined ? <WritingPage found={undefined} {...rest} /> : <KnownArticle id={id} {...rest} />;
}
