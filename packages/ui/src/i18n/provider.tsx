import type { Code } from '@lading/validators';
import { setNonce } from 'get-nonce';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useMedia } from '../theme/use-media.ts';
import type { messages as english } from './compiled/en-US.ts';
import { region } from './region.css.ts';
import { createText, type Text } from './text.ts';

/** The languages that are complete here. */
export type Language = 'zh-CN' | 'en-US';
/** Any language tag (BCP 47); what is no tag at all is read as English. */
export type Locale = Language | (string & {});
export type MessageId = keyof typeof english;
/**
 * A complete catalogue of this package: `@lading/ui/zh-CN` or `@lading/ui/en-US`; its areas: `@lading/ui/zh-CN/bill` and so on. Of another
 * language `createCatalogue` of `@lading/ui/catalogue` makes one, which may hold the texts of the rules, too, by their codes.
 */
export type Catalogue = Readonly<Record<MessageId, unknown> & Partial<Record<Code, unknown>>>;
export type Direction = 'ltr' | 'rtl';

/** What a link component gets; it passes everything it does not use on to its anchor. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

/** Where overlays are put: an element, null while it is not there yet, undefined for the body. */
type Container = HTMLElement | null | undefined;

interface Setting {
  text: Text<MessageId>;
  messages: Partial<Catalogue>;
  locale: Locale;
  link: ComponentType<LinkProps>;
  container: Container;
  timeZone: string | undefined;
  direction: Direction | undefined;
}

const Context = createContext<Setting | null>(null);
const PlainLink = forwardRef<HTMLAnchorElement, LinkProps>(function PlainLink(props, ref) {
  return <a {...props} ref={ref} />;
});

export interface LadingProviderProps {
  locale: Locale;
  /** the whole catalogue, or the areas of it that the page uses: `{ ...general, ...bill }` */
  messages: Partial<Catalogue>;
  /** the theme of what is inside; without it the page's own (`data-theme` on the document) holds */
  theme?: 'light' | 'dark' | 'system';
  /** `normal` also refuses the high contrast the reader's system asks for */
  contrast?: 'normal' | 'more';
  density?: 'comfortable' | 'compact';
  /** which way the language is written; the region below the provider is marked with it. Left to right, as the page, without */
  direction?: Direction | undefined;
  /** where the reader is, `Europe/Berlin` (IANA): moments are shown by the clock there; without it by UTC+8, and they say so */
  timeZone?: string | undefined;
  /** where dialogs, menus and other overlays are put; the body, or the provider's own region when it has a theme */
  container?: HTMLElement | null;
  /** the router's link; an ordinary anchor when absent */
  link?: ComponentType<LinkProps>;
  /** the page's style nonce, for the scroll lock of dialogs under a strict CSP */
  nonce?: string | undefined;
  children: ReactNode;
}

/** The reader's colour scheme, while the provider is asked to follow it. */
function useTheme(theme: LadingProviderProps['theme']) {
  // Only then: at every render of a provider the browser would be asked.
  const dark = useMedia(theme === 'system' ? '(prefers-color-scheme: dark)' : undefined);
  if (theme !== 'system') return theme;
  return dark ? 'dark' : 'light';
}

/** What Intl understands: `en_US` is meant well, and what is no tag at all must not take the page away. */
function tagOf(locale: Locale): Locale {
  try {
    return `${new Intl.Locale(locale.replace('_', '-'))}`;
  } catch {
    return 'en-US';
  }
}

/**
 * Language, messages, theme, density, overlay container, link and nonce for every component below it. One at the root of an
 * application is enough. With a theme, contrast, density or direction it draws a region that carries them, and its overlays stay inside.
 */
export function LadingProvider({
  locale: given,
  messages,
  theme,
  contrast,
  density,
  direction,
  timeZone,
  container,
  link = PlainLink,
  nonce,
  children,
}: LadingProviderProps) {
  if (nonce) setNonce(nonce);
  const shown = useTheme(theme);
  const locale = tagOf(given);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const draws = Boolean(theme || contrast || density || direction);
  const place = container === undefined && draws ? overlays : container;
  const setting = useMemo<Setting>(
    () => ({ text: createText(locale, messages), messages, locale, link, container: place, timeZone, direction }),
    [locale, messages, link, place, timeZone, direction],
  );
  return (
    <Context.Provider value={setting}>
      {draws ? (
        <div
          className={region}
          lang={locale}
          dir={direction}
          data-theme={shown}
          data-contrast={contrast}
          data-density={density}
        >
          {children}
          <div ref={setOverlays} data-overlays="" />
        </div>
      ) : (
        children
      )}
    </Context.Provider>
  );
}

/** All of it at once, where more than one thing is wanted. */
export function useSetting(): Setting {
  const setting = useContext(Context);
  if (!setting) throw new Error('@lading/ui: no <LadingProvider> around the component');
  return setting;
}

/** `text(id, values)` in the language of the provider. */
export const useText = (): Text<MessageId> => useSetting().text;

export const useLocale = (): Locale => useSetting().locale;
/** Of the languages that are complete here the one to fall back to: Chinese for Chinese readers, English for all others. */
export const useLanguage = (): Language => (/^zh\b/.test(useLocale()) ? 'zh-CN' : 'en-US');
/** Which way the page is written, for what reads it from the keys and not from the styles. */
export const useDirection = (): Direction => useContext(Context)?.direction ?? 'ltr';
/** All texts the provider was given, those of the rules among them. */
export const useMessages = (): Partial<Catalogue> => useSetting().messages;
/** The zone of the reader; undefined when the application did not say. */
export const useTimeZone = (): string | undefined => useSetting().timeZone;
/** The application's link component. */
export const useLink = (): ComponentType<LinkProps> => useSetting().link;
/** Where an overlay is put: undefined is the body, null says to wait for the next render. */
export const useContainer = (): Container => useSetting().container;
