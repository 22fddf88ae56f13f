import type { ReactNode } from 'react';
import { Empty } from '../empty/empty.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { Loading } from '../loading/loading.tsx';
import * as css from './data-table.css.ts';
import type { DataTableProps } from './table-props.ts';

interface Named {
  part: NamePart<'notice'>;
}

/** In place of the rows: why they are not there. */
export function Failed({ error, part }: Pick<DataTableProps<never>, 'error'> & Named) {
  const text = useText();
  return (
    <div {...part('notice', css.notice)}>
      <ErrorPanel
        title={text('table.failed')}
        message={error?.message ?? ''}
        code={error?.code}
        onRetry={error?.onRetry}
      />
    </div>
  );
}

export function NoRows({ children, part }: Named & { children: ReactNode }) {
  const text = useText();
  return <div {...part('notice', css.notice)}>{children ?? <Empty title={text('table.empty')} />}</div>;
}

/** Over rows that stay while others are on their way. */
export const Veil = () => (
  <div className={css.veil}>
    <div className={css.veilBox}>
      <Loading />
    </div>
  </div>
);
