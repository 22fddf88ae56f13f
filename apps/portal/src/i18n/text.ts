import { createText, type Locale, type TextOf } from '@lading/ui';
import { createContext, use } from 'react';
import type { messages as english } from './compiled/en-US.ts';

export type MessageId = keyof typeof english;
export type PortalText = TextOf<MessageId>;

const CATALOGUES = {
  'zh-CN': () => Promise.all([import('./compiled/zh-CN.ts'), import('@lading/ui/zh-CN')]),
  'en-US': () => Promise.all([import('./compiled/en-US.ts'), import('@lading/ui/en-US')]),
};

/** The texts of one language, the portal's and the components': loaded once, before the first page shows. */
export async function loadTexts(locale: Locale) {
  const [own, components] = await CATALOGUES[locale]();
  const text: PortalText = createText(locale, own.messages);
  return { text, components: components.messages };
}

export const TextContext = createContext<PortalText>((id) => id);
/** `text(id, values)` in the reader's language. */
export const useText = (): PortalText => use(TextContext);
