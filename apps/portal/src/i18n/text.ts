import { type Catalogue, createText, type Locale, type TextOf } from '@lading/ui';
import { createContext, use } from 'react';
import type { messages as english } from './compiled/en-US.ts';

export type MessageId = keyof typeof english;
export type PortalText = TextOf<MessageId>;
type Own = Readonly<Record<MessageId, unknown>>;

const FIRST = {
  'zh-CN': () => import('./first.zh-CN.ts'),
  'en-US': () => import('./first.en-US.ts'),
};
const ALL = {
  'zh-CN': () => import('./all.zh-CN.ts'),
  'en-US': () => import('./all.en-US.ts'),
};

export interface Texts {
  text: PortalText;
  /** what the components say; grows with `more` */
  components: Partial<Catalogue>;
  /** Fetches what is said behind the login, once; a page that says it waits for this. After a failure it can be asked again. */
  more(): Promise<void>;
}

/** The texts of one language, the portal's and the components': those of a visitor's pages, loaded before the first shows. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const first = await FIRST[locale]();
  const own: Partial<Own> = { ...first.own };
  const components: Partial<Catalogue> = { ...first.components };
  let all: Promise<void> | undefined;
  const load = async () => {
    try {
      const rest = await ALL[locale]();
      Object.assign(own, rest.own);
      Object.assign(components, rest.components);
    } catch (error) {
      all = undefined;
      throw error;
    }
  };
  const more = () => {
    all ??= load();
    return all;
  };
  return { text: createText(locale, own), components, more };
}

export const TextContext = createContext<PortalText>((id) => id);
/** `text(id, values)` in the reader's language. */
export const useText = (): PortalText => use(TextContext);
