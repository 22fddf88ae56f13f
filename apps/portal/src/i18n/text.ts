import { type Catalogue, createText, type Language, type TextOf } from '@lading/ui';
import { createContext, use } from 'react';
import type { messages as english } from './compiled/en-US.ts';
import type { COMPONENTS, OWN } from './first.en-US.ts';

export type MessageId = keyof typeof english;
export type PortalText = TextOf<MessageId>;

const FIRST = {
  'zh-CN': () => import('./first.zh-CN.ts'),
  'en-US': () => import('./first.en-US.ts'),
};

/**
 * A file of texts of the portal, `orders` for `messages/<language>/orders.json`; or a part of what the library says: `ui/desk` for any
 * page of the desk, `ui/bills` for bills that are compared and written.
 */
export type TextArea = keyof typeof OWN | keyof typeof COMPONENTS;

/** Fetches areas, each once; a page that says their texts waits for this. After a failure it can be asked again. */
export type LoadAreas = (...areas: readonly TextArea[]) => Promise<void>;

export interface Texts {
  text: PortalText;
  /** what the components say; grows with `load` */
  components: Partial<Catalogue>;
  load: LoadAreas;
}

/** The texts of one language, the portal's and the components': those of a visitor's pages, loaded before the first shows. */
export async function loadTexts(locale: Language): Promise<Texts> {
  const first = await FIRST[locale]();
  const own: Partial<Readonly<Record<MessageId, unknown>>> = { ...first.own };
  const components: Partial<Catalogue> = { ...first.components };
  const areas = { ...first.OWN, ...first.COMPONENTS };
  const asked = new Map<TextArea, Promise<void>>();
  async function fetch(area: TextArea) {
    try {
      Object.assign(area in first.OWN ? own : components, (await areas[area]()).messages);
    } catch (error) {
      asked.delete(area);
      throw error;
    }
  }
  return {
    text: createText(locale, own),
    components,
    async load(...wanted) {
      for (const area of wanted) if (!asked.has(area)) asked.set(area, fetch(area));
      await Promise.all(wanted.map((area) => asked.get(area)));
    },
  };
}

export const TextContext = createContext<PortalText>((id) => id);
/** `text(id, values)` in the reader's language. */
export const useText = (): PortalText => use(TextContext);
