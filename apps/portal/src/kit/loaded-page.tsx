import { type Loadable, Page } from '@lading/ui';
import type { ReactNode } from 'react';
import { Loaded } from './loaded.tsx';

/** A whole page once it is there; until then, and when it does not come, a page that says what it is. */
export function LoadedPage<T>(props: { of: Loadable<T>; title: string; children(data: T): ReactNode }) {
  const { of, title, children } = props;
  if (of.status === 'ready') return children(of.data);
  return (
    <Page title={title}>
      <Loaded of={of}>{children}</Loaded>
    </Page>
  );
}
