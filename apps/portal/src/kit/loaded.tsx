import { ErrorPanel, type Loadable, Loading } from '@lading/ui';
import type { ReactNode } from 'react';

/** What was asked for, or in its place that it is on its way or failed. */
export function Loaded<T>({ of, children }: { of: Loadable<T>; children(data: T): ReactNode }) {
  switch (of.status) {
    case 'ready':
      return children(of.data);
    case 'error':
      return <ErrorPanel message={of.message} onRetry={of.retry} />;
    case 'loading':
      return <Loading />;
  }
}
