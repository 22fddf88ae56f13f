import type { Page } from 'playwright';

/**
 * In the page: waits for fonts, for images and, where a picture is taken, for those of stylesheets and until all is painted;
 * true when Chinese stands in another font in that picture.
 */
async function pageIsStrange(isPictured: boolean): Promise<boolean> {
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // A font is asked for only once text was laid out in it.
  await twoFrames();
  await document.fonts.ready;
  const urls = new Set<string>();
  for (const element of isPictured ? document.body.querySelectorAll('*') : [])
    for (const pseudo of [null, '::before', '::after']) {
      const { backgroundImage, maskImage, content } = getComputedStyle(element, pseudo);
      for (const [, url] of `${backgroundImage}${maskImage}${content}`.matchAll(/url\("([^"]+)"\)/g))
        if (url) urls.add(url);
    }
  const painted = [...urls].map((url) => Object.assign(new Image(), { src: url }));
  await Promise.all([...document.images, ...painted].map((image) => image.decode().catch(() => undefined)));
  // A drawing that stands in another file is empty until that file has come; one that was missed is asked for again.
  const borrowed = [...document.querySelectorAll('use')].filter((part) => !part.getAttribute('href')?.startsWith('#'));
  const empty = () => borrowed.filter((part) => part.checkVisibility() && part.getBBox().width === 0);
  for (let wait = 1; wait <= 200 && empty().length > 0; wait++) {
    await new Promise((done) => setTimeout(done, 50));
    if (wait % 20 === 0) for (const part of empty()) part.setAttribute('href', part.getAttribute('href') ?? '');
  }
  if (empty().length > 0) throw new Error('A drawing of another file has not come');
  if (!isPictured) return false;
  await twoFrames();
  const chinese = [...new Set(document.body.innerText.match(/\p{Script=Han}/gu))].join('');
  const font = '16px "Noto Sans SC Variable"';
  if (chinese === '' || document.fonts.check(font, chinese)) return false;
  // A busy machine may still be fetching the part of the font that has the last of them.
  await document.fonts.load(font, chinese);
  await twoFrames();
  return !document.fonts.check(font, chinese);
}

/** Waits until what a story shows is complete. Throws when a picture would depend on the fonts of this machine. */
export async function settle(page: Page, delay: number, isPictured: boolean): Promise<void> {
  if (delay > 0) await page.waitForTimeout(delay);
  if (await page.evaluate(pageIsStrange, isPictured)) throw new Error('Chinese is not shown in Noto Sans SC');
}
