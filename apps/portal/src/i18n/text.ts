import { type Catalogue, createText, type Language, type TextOf } from '@lading/ui';
import { createContext, use } from 'react';
import type { messages as english } from './compiled/en-US.ts';
import type { AREAS } from './compiled/rest.en-US.ts';
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
export type TextArea = keyof typeof OWN | keyof typeof AREAS | keyof typeof COMPONENTS;

/** Fetches areas, each once; a page that says their texts waits for this. After a failure it can be asked again. */
export type LoadAreas = (...areas: readonly TextArea[]) => Promise<void>;

export interface Texts {
  text: PortalText;
  /** what the components say; grows with `load` */
  components: Partial<Catalogue>;
  load: LoadAreas;
  /** The texts once the house has another name; without one as it was when they were loaded. */
  renamed(name: string | undefined): PortalText;
}

/**
 * The texts of one language, the portal's and the components': those of a visitor's pages, loaded before the first shows. A house of another name
 * is called by it wherever the texts name theirs.
 */
export async function loadTexts(locale: Language, name?: string): Promise<Texts> {
  const first = await FIRST[locale]();
  const called = (by: string | undefined) => by && { 'app.name': by, 'app.company': by, 'app.tagline': '' };
  const own: Partial<Readonly<Record<MessageId, unknown>>> = { ...first.own, ...called(name) };
  const components: Partial<Catalogue> = { ...first.components };
  // Those of the public pages; the others are asked for where they are.
  const known: Partial<Record<TextArea, () => Promise<{ messages: object }>>> = { ...first.OWN, ...first.COMPONENTS };
  const rest = async (area: TextArea) => (await first.rest()).AREAS[area as keyof typeof AREAS];
  const asked = new Map<TextArea, Promise<void>>();
  async function fetch(area: TextArea) {
    try {
      const load = known[area] ?? (await rest(area));
      Object.assign(area in first.COMPONENTS ? components : own, (await load()).messages);
    } catch (error) {
      asked.delete(area);
      throw error;
    }
  }
  return {
    text: createText(locale, own),
    components,
    renamed(to) {
      const { 'app.name': product, 'app.company': company, 'app.tagline': tagline } = first.own;
      const born = { 'app.name': product, 'app.company': company, 'app.tagline': tagline };
      Object.assign(own, born, called(to ?? name));
      // Another function, so that whatever was made of the old one is made anew.
      return createText(locale, own);
    },
    async load(...wanted) {
      for (const area of wanted) if (!asked.has(area)) asked.set(area, fetch(area));
      await Promise.all(wanted.map((area) => asked.get(area)));
    },
  };
}

export const TextContext = createContext<PortalText>((id) => id);
/** `text(id, values)` in the reader's language. */
export const useText = (): PortalText => use(TextContext);
