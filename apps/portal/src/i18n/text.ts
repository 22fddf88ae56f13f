import { type Catalogue, createText, type Locale, type TextOf } from '@lading/ui';
import { createContext, use } from 'react';
import type { messages as english } from './compiled/en-US.ts';
import type { AREAS } from './compiled/first.en-US.ts';

export type MessageId = keyof typeof english;
export type PortalText = TextOf<MessageId>;

const FIRST = {
  'zh-CN': () => import('./first.zh-CN.ts'),
  'en-US': () => import('./first.en-US.ts'),
};
/** What the library says, as far as no visitor's page says it: for any page of the desk, and for bills besides. */
const COMPONENTS = {
  'zh-CN': { 'ui/desk': () => import('./desk.zh-CN.ts'), 'ui/bills': () => import('./bills.zh-CN.ts') },
  'en-US': { 'ui/desk': () => import('./desk.en-US.ts'), 'ui/bills': () => import('./bills.en-US.ts') },
};

type Own = keyof typeof AREAS;
type OfComponents = keyof (typeof COMPONENTS)['en-US'];
/** A file of texts of the portal, `orders` for `messages/<language>/orders.json`, or a part of what the components say. */
export type TextArea = Own | OfComponents;

/** Fetches areas, each once; a page that says their texts waits for this. After a failure it can be asked again. */
export type LoadAreas = (...areas: TextArea[]) => Promise<void>;

export interface Texts {
  text: PortalText;
  /** what the components say; grows with `load` */
  components: Partial<Catalogue>;
  load: LoadAreas;
}

const isOfComponents = (area: TextArea): area is OfComponents => area.startsWith('ui/');

/** The texts of one language, the portal's and the components': those of a visitor's pages, loaded before the first shows. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const first = await FIRST[locale]();
  const own: Partial<Readonly<Record<MessageId, unknown>>> = { ...first.own };
  const components: Partial<Catalogue> = { ...first.components };
  const asked = new Map<TextArea, Promise<void>>();
  async function fetch(area: TextArea) {
    try {
      if (isOfComponents(area)) Object.assign(components, (await COMPONENTS[locale][area]()).messages);
      else Object.assign(own, (await first.AREAS[area]()).messages);
    } catch (error) {
      asked.delete(area);
      throw error;
    }
  }
  const once = (area: TextArea) => {
    const answer = asked.get(area) ?? fetch(area);
    asked.set(area, answer);
    return answer;
  };
  return {
    text: createText(locale, own),
    components,
    async load(...areas) {
      await Promise.all(areas.map(once));
    },
  };
}

export const TextContext = createContext<PortalText>((id) => id);
/** `text(id, values)` in the reader's language. */
export const useText = (): PortalText => use(TextContext);
