import { setNonce } from 'get-nonce';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { messages as english } from './compiled/en-US.ts';
import { createText, type Text } from './text.ts';

export type Locale = 'zh-CN' | 'en-US';
export type MessageId = keyof typeof english;
/** A complete catalogue of this package: `@lading/ui/zh-CN` or `@lading/ui/en-US`. */
export type Catalogue = Readonly<Record<MessageId, unknown>>;

/** What a link component gets; it passes everything it does not use on to its anchor. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

interface Setting {
  text: Text<MessageId>;
  locale: Locale;
  link: ComponentType<LinkProps>;
}

const Context = createContext<Setting | null>(null);
const PlainLink = (props: LinkProps) => <a {...props} />;

export interface LadingProviderProps {
  locale: Locale;
  messages: Catalogue;
  /** the router's link; an ordinary anchor when absent */
  link?: ComponentType<LinkProps>;
  /** the page's style nonce, for the scroll lock of dialogs under a strict CSP */
  nonce?: string;
  children: ReactNode;
}

/** Language, messages, link and nonce for every component below it. One at the root of an application is enough. */
export function LadingProvider({ locale, messages, link = PlainLink, nonce, children }: LadingProviderProps) {
  if (nonce) setNonce(nonce);
  const setting = useMemo<Setting>(
    () => ({ text: createText(locale, messages), locale, link }),
    [locale, messages, link],
  );
  return <Context value={setting}>{children}</Context>;
}

function useSetting(): Setting {
  const setting = use(Context);
  if (!setting) throw new Error('@lading/ui: put a <LadingProvider locale messages> around the component.');
  return setting;
}

/** `text(id, values)` in the language of the provider. */
export const useText = (): Text<MessageId> => useSetting().text;

export const useLocale = (): Locale => useSetting().locale;
/** The application's link component. */
export const useLink = (): ComponentType<LinkProps> => useSetting().link;
