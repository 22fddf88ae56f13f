import { Button, Inline, icons, Page } from '@lading/ui';
import type { ReactNode } from 'react';

interface RowsPageProps {
  page: { readonly updated: ReactNode };
  label: string;
  /** what adds a row, said on its button */
  add: string;
  /** what else brings rows, before that button */
  more?: ReactNode;
  onAdd(): void;
  children: ReactNode;
}

/** A page that is one list, and the way to add to it. */
export function RowsPage({ page, label, add, more, onAdd, children }: RowsPageProps) {
  return (
    <Page
      title={label}
      meta={page.updated}
      fill
      actions={
        <Inline>
          {more}
          <Button variant="primary" icon={icons.plus} onClick={onAdd}>
            {add}
          </Button>
        </Inline>
      }
    >
      {children}
    </Page>
  );
}
