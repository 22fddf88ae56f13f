import type { Locator } from '@playwright/test';

/** Half a pixel is lost where a page is scaled. */
const LEAST = 43.5;

/**
 * What a finger can press within `scope` and is smaller than 44 px in one of its axes, as `button «Name» 32×40`. A link in the middle of a
 * sentence is as high as its line (WCAG 2.5.8), a field's label belongs to the field, and what is disabled or not drawn is no target.
 */
export const smallTargets = (scope: Locator): Promise<string[]> =>
  scope.evaluate((root, least) => {
    const wanted =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=checkbox], [role=radio], [role=switch]';
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const sizeOf = (element: Element) => {
      let { width, height } = element.getBoundingClientRect();
      const { left, right, top, bottom, content, position } = getComputedStyle(element, '::after');
      if (content !== 'none' && position === 'absolute') {
        width += Math.max(0, -Number.parseFloat(left) || 0) + Math.max(0, -Number.parseFloat(right) || 0);
        height += Math.max(0, -Number.parseFloat(top) || 0) + Math.max(0, -Number.parseFloat(bottom) || 0);
      }
      return { width, height };
    };
    const found: string[] = [];
    for (const element of root.querySelectorAll<HTMLElement>(wanted)) {
      const { width, height, bottom } = element.getBoundingClientRect();
      const hidden =
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        bottom <= 0 ||
        width <= 2 ||
        height <= 2;
      if (
        hidden ||
        element.matches(':disabled, [tabindex="-1"]:not([role=tab]):not([role=radio])') ||
        inSentence(element)
      )
        continue;
      // A press beside a field or on its words reaches it.
      const labels = [...((element as HTMLInputElement).labels ?? [])].filter((label) => label.contains(element));
      const box = element.closest('[data-part=field]') ?? element;
      const sizes = [element, box, ...labels].map(sizeOf);
      if (sizes.some((size) => size.width >= least && size.height >= least)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? '';
      const own = sizes[0] ?? { width, height };
      found.push(
        `${element.tagName.toLowerCase()} «${name || element.getAttribute('name') || element.id}» ${Math.round(own.width)}×${Math.round(own.height)} .${element.className.toString().split(' ')[0]}`,
      );
    }
    return found;
  }, LEAST);
