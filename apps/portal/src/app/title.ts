import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../i18n/text.ts';

/** The title of the route that is shown, then the product. */
export function useTitle(): void {
  const text = useText();
  const titleId = useRouterState({
    select: ({ matches }) => {
      const none = matches.some(({ status, _notFound: missing }) => status === 'notFound' || missing);
      return none ? 'routes.notFound' : matches.at(-1)?.staticData.titleId;
    },
  });
  useEffect(() => {
    const product = text('app.name');
    document.title = titleId ? `${text(titleId)} · ${product}` : product;
  }, [titleId, text]);
}
