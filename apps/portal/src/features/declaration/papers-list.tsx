import type { Arg, ImportKind, Out, PortalContract } from '@lading/api-client/contract';
import { ButtonLink, type DataColumn, Inline, Page } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { ImportButton } from '../../kit/importing/import-button.tsx';
import type { ListAsked } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import type { ListPage } from '../../kit/use-list-page.ts';
import type { PapersSearch } from './lists-search.ts';

type Paper = Extract<ImportKind, 'vgm' | 'preplan'>;
type Row = Out<PortalContract['order']['vgmPage' | 'preplanPage']>['records'][number];
export type PapersPath<P extends Paper> = `/${P}` | `/backstage/${P}`;

/** What both lists are told by alike. */
export const papersOptions = <P extends Paper>(paper: P, path: PapersPath<P>) => ({
  name: path === `/${paper}` ? paper : `${paper}Desk`,
  size: 20,
  rowKey: ({ bookingId }: Row) => bookingId,
  rowName: ({ bookingNo }: Row) => bookingNo,
  arg: (asked: ListAsked<never>, { show = 'open' }: PapersSearch): Arg<PortalContract['order']['vgmPage']> => ({
    ...asked,
    ...(show === 'open' && { open: true }),
  }),
});

/** Whose it is, where those of all customers stand. */
export const columnsAt = <R,>(path: string, columns: readonly DataColumn<R>[]): readonly DataColumn<R>[] =>
  path.startsWith('/backstage') ? columns : columns.filter(({ id }) => id !== 'customer');

export interface PapersProps<R, P extends Paper> {
  path: PapersPath<P>;
  search: PapersSearch;
  title: string;
  onOpen(row: R, put: (bookingId: number | undefined) => void): void;
  children?: (put: (bookingId: number | undefined) => void) => ReactNode;
}

interface PapersListProps<R extends object> extends Omit<PapersProps<R, Paper>, 'path'> {
  paper: Paper;
  page: ListPage<PapersSearch, R>;
  columns: readonly DataColumn<R>[];
  keywordHint: string;
  /** the customer's own, where sheets are brought */
  own: boolean;
}

/** Bookings with one of their papers: what is to be done, or all. */
export function PapersList<R extends object>(props: PapersListProps<R>) {
  const { paper, page, columns, keywordHint, own, search, title, onOpen, children } = props;
  const text = useText();
  const put = (bookingId: number | undefined) => page.put({ bookingId }, bookingId === undefined);
  return (
    <Page
      title={title}
      meta={page.updated}
      fill
      actions={
        own && (
          <Inline>
            <ButtonLink href={`/${paper}/imports`}>{text('importing.errorsLink')}</ButtonLink>
            <ImportButton kind={paper} />
          </Inline>
        )
      }
    >
      <ListFilters
        page={page}
        label={title}
        keywordHint={keywordHint}
        filters={[
          {
            name: 'show',
            label: text('declaration.shown'),
            usual: 'open',
            options: (['open', 'all'] as const).map((value) => ({ value, label: text(`declaration.${value}`) })),
          },
        ]}
      />
      <ListTable
        page={page}
        label={title}
        columns={columns}
        selectedKey={search.bookingId}
        none={{ title: text('declaration.none'), reason: text('declaration.noneReason') }}
        onRowOpen={(row) => onOpen(row, put)}
      />
      {children?.(put)}
    </Page>
  );
}
