const ELEMENTS = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'metadata',
  'style',
]);
const HEAD = /^\s*(?:<\?xml [^<>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/;
const COMMENT = /<!--(?:(?!-->)[\s\S])*-->/g;
const TAG = /<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What a style could load, in whatever way it is written. */
const ELSEWHERE = /@import|\\|url\s*\(\s*(?!["']?\s*#)/i;

// A drawing may name a part of itself, and nothing else: no script, no address, no entity that could hide one.
const isStill = (name: string, value: string): boolean =>
  !/^on/i.test(name) &&
  !/[\\&]|javascript:|data:/i.test(value.replace(/&(?:amp|lt|gt|quot|apos);/g, '')) &&
  !ELSEWHERE.test(value) &&
  (!/(?:^|:)href$/i.test(name) || value.startsWith('#'));

/** Whether bytes are a drawing that does nothing but be drawn: known shapes alone, no scripts, nothing from elsewhere. */
export function isStillSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (text.includes('\uFFFD') || !HEAD.test(text)) return false;
  const drawing = text.replace(/^\s*<\?xml [^<>]*\?>/, '').replace(COMMENT, '');
  let still = true;
  const rest = drawing.replace(TAG, (_tag, _end: string, element: string, attributes: string) => {
    still &&= ELEMENTS.has(element);
    for (const [, name = '', quoted, single] of attributes.matchAll(ATTRIBUTE))
      still &&= isStill(name, quoted ?? single ?? '');
    return '';
  });
  // What was not read as a tag must not be one.
  return still && !/[<>]/.test(rest) && !ELSEWHERE.test(rest);
}
