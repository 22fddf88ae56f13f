import type { Query } from '@lading/api-client/react';
import { ButtonLink, Empty, Page } from '@lading/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { LoadedPage } from '../../kit/loaded-page.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';

interface PaperPageProps<T> {
  of: Query<T>;
  title: string;
  listHref: string;
  /** what is there; `round` grows with each reload, since a form begins anew with what the server has */
  children(data: T, round: number, reload: () => void): ReactNode;
}

/** The page of one paper of a booking, or that there is none. */
export function PaperPage<T>({ of, title, listHref, children }: PaperPageProps<T>) {
  const text = useText();
  const [round, setRound] = useState(0);
  const loaded = useLoadable(of);
  if (of.error?.kind === 'notFound')
    return (
      <Page title={title}>
        <Empty
          title={text('declaration.missing')}
          action={<ButtonLink href={listHref}>{text('declaration.backToList')}</ButtonLink>}
        />
      </Page>
    );
  const reload = async () => {
    await of.refresh();
    setRound((now) => now + 1);
  };
  return (
    <LoadedPage of={loaded} title={title}>
      {(data) => children(data, round, () => void reload())}
    </LoadedPage>
  );
}
