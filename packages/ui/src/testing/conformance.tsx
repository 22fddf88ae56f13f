import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { cloneElement, createRef, type ReactElement, type ReactNode, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { messages as english } from '../i18n/compiled/en-US.ts';
import { messages as chinese } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider, type Language } from '../i18n/provider.tsx';
import { promisedParts } from './parts.ts';

const CATALOGUES = { 'zh-CN': chinese, 'en-US': english };
const LOCALES: Language[] = ['zh-CN', 'en-US'];

// React 18 warns of an effect before the paint; without a page, as on a server, the components have none: test/hydration asks.
const ON_A_SERVER = /useLayoutEffect does nothing on the server/;

/** What a field can say around its control. */
const SAID = { error: '不对', hint: '提示', required: true, aside: '一半' };

// axe on a busy machine, ms.
const SLOW = 30_000;

const inLanguage = (locale: Language, children: ReactNode, page: boolean) => (
  <LadingProvider locale={locale} messages={CATALOGUES[locale]}>
    {page ? children : <main>{children}</main>}
  </LadingProvider>
);

interface Conformance {
  /** what the ref points to: the native control of a field, else the root; null for what draws nothing by itself */
  ref: (new () => Element) | null;
  /** true where it draws nothing on the server: it stands in the body while it is open, or waits for the reader to scroll */
  portal?: boolean;
  /** true for a whole page, which brings its own main part */
  page?: boolean;
  /** props of further states, for promised parts that the element does not show; false where another call asks for them */
  also?: readonly object[] | false;
  /** what a reader does before the last of its parts are there */
  reach?: (user: UserEvent) => Promise<void>;
}

/** The root a component marks with its name, wherever it was drawn. */
function rootOf(name: string): HTMLElement {
  const root = document.querySelector<HTMLElement>(`[data-component="${name}"]`);
  if (!root) throw new Error(`${name} marks no root: put data-component="${name}" on it.`);
  return root;
}

/** Of promised parts, those that a drawing has not, or not with the class of its owner. */
function missingOf(parts: readonly string[]): string[] {
  return parts.filter((part) => !document.querySelector(`[data-part="${part}"].of-the-owner-${part}`));
}

async function violations(drawn: ReactElement): Promise<string[]> {
  render(drawn);
  const { violations: found } = await axe.run(document.body);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * What every component of this package holds to; one call a component, which a check asks for.
 * @param name the exported name, which its root carries as `data-component`
 * @param element the component with the props it needs, open where it opens
 */
export function conforms(name: string, element: ReactElement<object>, options: Conformance) {
  const { ref: target, portal = false, page = false, also = [], reach } = options;
  const parts = also ? promisedParts(name) : [];
  describe(`${name} conforms`, () => {
    it('gives its ref, keeps the class and the attributes of its owner on its root', () => {
      const ref = createRef<Element>();
      const given = { className: 'of-the-owner', 'data-probe': 'yes', ...(target && { ref }) };
      render(inLanguage('zh-CN', cloneElement(element, given), page));
      const root = rootOf(name);
      expect(root).toHaveClass('of-the-owner');
      expect([...root.classList].length).toBeGreaterThan(1);
      expect(document.querySelectorAll('[data-probe="yes"]').length).toBe(1);
      if (!target) return;
      expect(ref.current).toBeInstanceOf(target);
      expect(root.contains(ref.current)).toBe(true);
    });

    it.runIf(parts.length > 0)('names its parts and keeps the class of its owner on each', async () => {
      const classNames = Object.fromEntries(parts.map((part) => [part, `of-the-owner-${part}`]));
      let missing = parts;
      for (const state of [{}, ...(parts.includes('hint') ? [SAID] : []), ...(also || [])]) {
        const { unmount } = render(
          inLanguage('zh-CN', cloneElement(element, { ...state, classNames } as object), page),
        );
        missing = missingOf(missing);
        if (missing.length > 0) await reach?.(userEvent.setup());
        missing = missingOf(missing);
        unmount();
      }
      expect(missing).toEqual([]);
    });

    // The markup is the same on the older React, where axe would take half of the time of all tests to say so again.
    it.skipIf(version.startsWith('18.')).each(LOCALES)(
      'has no violation in %s',
      async (locale) => {
        expect(await violations(inLanguage(locale, element, page))).toEqual([]);
      },
      SLOW,
    );

    it('is drawn on the server and taken over without a word', async () => {
      const complaint = vi.spyOn(console, 'error');
      const html = renderToString(inLanguage('en-US', element, page));
      if (!portal) expect(html).toContain(`data-component="${name}"`);
      // A strict policy refuses a style that comes in the markup; one that a script sets it lets pass.
      expect(html).not.toMatch(/<[^>]* style=/);
      cleanup();
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = html;
      const root = await act(async () => hydrateRoot(place, inLanguage('en-US', element, page)));
      expect(complaint.mock.calls.filter(([words]) => !ON_A_SERVER.test(String(words)))).toEqual([]);
      await act(async () => root.unmount());
      place.remove();
      complaint.mockRestore();
    });
  });
}
