import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type MessageId, type PortalText, useText } from '../i18n/text.ts';

interface Shown {
  readonly status: string;
  readonly _notFound?: boolean | undefined;
  readonly staticData: { readonly titleId: MessageId };
}

/** What the page that is shown is called. */
export function titleIdOf(matches: readonly Shown[]): MessageId | undefined {
  const none = matches.some(({ status, _notFound: missing }) => status === 'notFound' || missing);
  return none ? 'routes.notFound' : matches.at(-1)?.staticData.titleId;
}

/** The title of the page, then the product. */
export function titleOf(text: PortalText, titleId: MessageId | undefined): string {
  const product = text('app.name');
  return titleId ? `${text(titleId)} · ${product}` : product;
}

/** The title of the route that is shown. */
export function useTitle(): void {
  const text = useText();
  const titleId = useRouterState({ select: ({ matches }) => titleIdOf(matches) });
  useEffect(() => {
    document.title = titleOf(text, titleId);
  }, [titleId, text]);
}
