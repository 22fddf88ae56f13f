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

export type Locale = 'zh-CN' | 'en-US';
export type MessageId = keyof typeof english;
/** A complete catalogue of this package: `@lading/ui/zh-CN` or `@lading/ui/en-US`; its areas: `@lading/ui/zh-CN/bill` and so on. */
export type Catalogue = Readonly<Record<MessageId, unknown>>;

/** What a link component gets; it passes everything it does not use on to its anchor. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

/** Where overlays are put: an element, null while it is not there yet, undefined for the body. */
type Container = HTMLElement | null | undefined;

interface Setting {
  text: Text<MessageId>;
  locale: Locale;
  link: ComponentType<LinkProps>;
  container: Container;
  timeZone: string | undefined;
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

/**
 * Language, messages, theme, density, overlay container, link and nonce for every component below it. One at the root of an
 * application is enough. With a theme, contrast or density it draws a region that carries them, and its overlays stay inside.
 */
export function LadingProvider({
  locale,
  messages,
  theme,
  contrast,
  density,
  timeZone,
  container,
  link = PlainLink,
  nonce,
  children,
}: LadingProviderProps) {
  if (nonce) setNonce(nonce);
  const shown = useTheme(theme);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const draws = Boolean(theme || contrast || density);
  const place = container === undefined && draws ? overlays : container;
  const setting = useMemo<Setting>(
    () => ({ text: createText(locale, messages), locale, link, container: place, timeZone }),
    [locale, messages, link, place, timeZone],
  );
  return (
    <Context.Provider value={setting}>
      {draws ? (
        <div className={region} lang={locale} data-theme={shown} data-contrast={contrast} data-density={density}>
          {children}
          <div ref={setOverlays} data-overlays="" />
        </div>
      ) : (
        children
      )}
    </Context.Provider>
  );
}

function useSetting(): Setting {
  const setting = useContext(Context);
  if (!setting) throw new Error('@lading/ui: put a <LadingProvider> around the component.');
  return setting;
}

/** `text(id, values)` in the language of the provider. */
export const useText = (): Text<MessageId> => useSetting().text;

export const useLocale = (): Locale => useSetting().locale;
/** The zone of the reader; undefined when the application did not say. */
export const useTimeZone = (): string | undefined => useSetting().timeZone;
/** The application's link component. */
export const useLink = (): ComponentType<LinkProps> => useSetting().link;
/** Where an overlay is put: undefined is the body, null says to wait for the next render. */
export const useContainer = (): Container => useSetting().container;
