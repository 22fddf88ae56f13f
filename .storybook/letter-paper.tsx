import { useLanguage } from '@lading/ui';
import { useLayoutEffect, useRef } from 'react';
import type { Letter } from './letters.ts';
import './letters.css';

declare const __LETTERS__: Readonly<Record<'zh-CN' | 'en-US', readonly Letter[]>>;

const WORDS = {
  'zh-CN': { plain: '纯文本部分', subject: '主题' },
  'en-US': { plain: 'Plain-text part', subject: 'Subject' },
};

/** The page of a mail by itself: the sheets of Storybook do not reach it, and axe does. */
function Page({ html, dark }: { html: string; dark: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' });
    // Programs for mail follow the system; here the toolbar says which it is.
    const asked = html.replace('@media (prefers-color-scheme:dark)', dark ? '@media all' : '@media not all');
    const { head, body } = new DOMParser().parseFromString(asked, 'text/html');
    const ground = document.createElement('div');
    ground.className = body.className;
    ground.style.cssText = body.style.cssText;
    ground.append(...body.childNodes);
    root?.replaceChildren(...head.querySelectorAll('style'), ground);
  }, [html, dark]);
  return <div className="letter-page" ref={place} />;
}

export interface LetterPaperProps {
  /** as `sampleLetters` of the server calls it */
  letter: string;
  theme?: 'light' | 'dark';
}

/** A mail as it arrives, and the part of it for whoever reads no markup. */
export function LetterPaper({ letter, theme = 'light' }: LetterPaperProps) {
  const language = useLanguage();
  const words = WORDS[language];
  const found = __LETTERS__[language].find(({ name }) => name === letter);
  if (!found) return null;
  return (
    <div className="letter">
      {found.html && <Page html={found.html} dark={theme === 'dark'} />}
      <aside className="letter-plain" aria-label={words.plain}>
        <p className="letter-head">
          {words.plain} · {words.subject}: {found.subject}
        </p>
        <pre>{found.text}</pre>
      </aside>
    </div>
  );
}

/** Text messages have nothing but their words. */
export function TextMessages() {
  const language = useLanguage();
  return (
    <ul className="letter-texts">
      {__LETTERS__[language]
        .filter(({ channel }) => channel === 'sms')
        .map(({ name, text }) => (
          <li key={name}>{text}</li>
        ))}
    </ul>
  );
}
