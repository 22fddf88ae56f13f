import { LadingProvider, type Language } from '@lading/ui';
import { messages as english } from '@lading/ui/en-US';
import { messages as chinese } from '@lading/ui/zh-CN';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { Look } from './modes.ts';
import { pseudo } from './pseudo.ts';

const catalogues = { 'zh-CN': chinese, 'en-US': english };
/** Stories hold still: the reader is where the sample bills are made. */
const ZONE = 'Asia/Shanghai';
// The same object each time, or every component would be drawn anew.
const strange = { 'zh-CN': pseudo(chinese), 'en-US': pseudo(english) };

// A server has no page to mark, and React 18 warns of the other.
const useMarks = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** A part of a page cannot be judged alone: here it stands in a page with a landmark and the headings above its own. */
const Surroundings = ({ title, name, children }: { title: string; name: string; children: ReactNode }) => (
  <main>
    <h1 className="stage-title">{title}</h1>
    <h2 className="stage-title">{name}</h2>
    {children}
  </main>
);

/** Language, theme and page around a story; `parameters.page` says that the story is a whole page itself. */
export const stage: Decorator = (Story, { globals, parameters, title, name, viewMode }) => {
  const { locale, theme, contrast, density, texts } = globals as Look & { texts?: 'pseudo' | 'real' };
  const messages = (texts === 'pseudo' ? strange : catalogues)[locale];
  useMarks(() => {
    const root = document.documentElement;
    root.lang = locale;
    Object.assign(root.dataset, { theme, contrast, density });
    document.title = `${title} · ${name}`;
  }, [locale, theme, contrast, density, title, name]);
  const whole = parameters['page'] === true || viewMode === 'docs';
  return (
    <LadingProvider key={`${locale} ${texts}`} locale={locale as Language} messages={messages} timeZone={ZONE}>
      {whole ? (
        <Story />
      ) : (
        <Surroundings title={title} name={name}>
          <Story />
        </Surroundings>
      )}
    </LadingProvider>
  );
};
