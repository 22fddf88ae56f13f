import { useRouter, useRouterState } from '@tanstack/react-router';
import { createContext, use, useEffect, useState } from 'react';
import { type MessageId, type PortalText, useText } from '../i18n/text.ts';
import { usePortal } from './context.ts';
import { tabOf } from './tabs.ts';

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

/** What a page is called, and which of its kind it is: `Order MB26S01869`. */
export const titleIn = (text: PortalText, titleId: MessageId, number?: string): string =>
  [text(titleId), number].filter(Boolean).join(' ');

/** What the page is about where its address names one thing, else what it is called; then the product. */
export function titleOf(text: PortalText, titleId: MessageId | undefined, subject?: string): string {
  const product = text('app.name');
  const name = subject || (titleId && text(titleId));
  return name ? `${name} · ${product}` : product;
}

/** Takes what the page is about. */
export const SubjectContext = createContext<(subject: string | undefined) => void>(() => undefined);

/** Names the one thing that a page is about, an article or a warehouse, as long as it is shown. */
export function useSubject(subject: string): void {
  const name = use(SubjectContext);
  useEffect(() => {
    name(subject);
    return () => name(undefined);
  }, [name, subject]);
}

/** Says in its tab and title which of its kind a member's page shows, by the number of an order or a statement. */
export function useNumber(number: string): void {
  const text = useText();
  const router = useRouter();
  const { tabs } = usePortal();
  const titleId = useRouterState({ select: ({ matches }) => titleIdOf(matches) });
  useSubject(titleId ? titleIn(text, titleId, number) : number);
  useEffect(() => {
    const tab = tabOf(router.state);
    if (tab) tabs.apply({ type: 'visited', tab: { ...tab, number } });
  }, [router, tabs, number]);
}

/** The title of the route that is shown. @returns what takes the subject of a page */
export function useTitle(): (subject: string | undefined) => void {
  const text = useText();
  const [subject, setSubject] = useState<string>();
  const titleId = useRouterState({ select: ({ matches }) => titleIdOf(matches) });
  useEffect(() => {
    document.title = titleOf(text, titleId, subject);
  }, [titleId, text, subject]);
  return setSubject;
}
