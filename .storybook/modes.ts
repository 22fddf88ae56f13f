/** The values of the toolbar, which are also how a story is looked at. */
export type Look = {
  locale: 'zh-CN' | 'en-US';
  theme: 'light' | 'dark';
  contrast: 'normal' | 'more';
  density: 'comfortable' | 'compact';
};

export interface Mode {
  name: string;
  look: Look;
  width: number;
  height: number;
  /** whether a picture is taken; axe looks in every mode */
  picture: boolean;
}

/** `parameters.pictures` of a story: what it needs beyond what every story has. */
export interface Pictures {
  /** stands for its component like an All states story: six modes for axe, four pictures; false: a page that does not */
  full?: boolean;
  /** also on a phone */
  narrow?: boolean;
  /** also in the compact density */
  compact?: boolean;
  /** also in both high-contrast themes */
  contrast?: boolean;
  /** ms to wait before each picture, for what appears only after a while */
  delay?: number;
}

export const PLAIN: Look = { locale: 'zh-CN', theme: 'light', contrast: 'normal', density: 'comfortable' };

const mode = (name: string, look: Partial<Look>, picture = true): Mode => ({
  name,
  look: { ...PLAIN, ...look },
  width: 1280,
  height: 800,
  picture,
});
const narrow = (wide: Mode): Mode => ({ ...wide, name: `${wide.name}-narrow`, width: 390, height: 844, picture: true });
const withPicture = (one: Mode): Mode => ({ ...one, picture: true });

const english = { locale: 'en-US' } as const;
const chineseLight = mode('zh-CN-light', {});
const chineseContrast = mode('zh-CN-light-contrast', { contrast: 'more' }, false);
const chineseDarkContrast = mode('zh-CN-dark-contrast', { theme: 'dark', contrast: 'more' });
const chineseCompact = mode('zh-CN-light-compact', { density: 'compact' });
const englishLight = mode('en-US-light', english);

// Every theme and both languages are in a picture; axe sees all six pairs. One language after the other, since a change of
// language starts the story again.
const FULL = [
  chineseLight,
  mode('zh-CN-dark', { theme: 'dark' }),
  chineseContrast,
  englishLight,
  mode('en-US-dark', { ...english, theme: 'dark' }, false),
  mode('en-US-light-contrast', { ...english, contrast: 'more' }),
];

/** Whether a story stands for its component: the stacked one, a whole page, or one that says so. */
export const isFull = (id: string, page: boolean, { full }: Pictures = {}): boolean =>
  full ?? (page || id.endsWith('--all-states'));

/** All modes of a story: six of which four are pictured, or one; and what it asks for beyond. */
export function modesOf(full: boolean, { narrow: phone, compact, contrast }: Pictures = {}): Mode[] {
  const [chinese, others] = full ? [FULL.slice(0, 3), FULL.slice(3)] : [[chineseLight], []];
  return [
    ...chinese.map((one) => (contrast && one.name === chineseContrast.name ? withPicture(one) : one)),
    ...(contrast && !full ? [withPicture(chineseContrast)] : []),
    ...(contrast ? [chineseDarkContrast] : []),
    ...(compact ? [chineseCompact] : []),
    ...(phone ? [narrow(chineseLight)] : []),
    ...others,
    ...(phone && full ? [narrow(englishLight)] : []),
  ];
}

/** What a story of this id and these parameters is pictured in; Chromatic and the run here both ask. */
export function picturesOf(id: string, parameters: Readonly<Record<string, unknown>>): Mode[] {
  const pictures = parameters['pictures'] as Pictures | undefined;
  return modesOf(isFull(id, parameters['page'] === true, pictures), pictures).filter(({ picture }) => picture);
}

/** The same as Chromatic reads it: looks and sizes by name, the delay, and animations at their end. */
export function chromaticOf(id: string, parameters: Readonly<Record<string, unknown>>) {
  const { delay } = (parameters['pictures'] ?? {}) as Pictures;
  const modes = picturesOf(id, parameters).map(
    ({ name, look, width, height }) => [name, { ...look, viewport: { width, height } }] as const,
  );
  return { modes: Object.fromEntries(modes), pauseAnimationAtEnd: true, ...(delay !== undefined && { delay }) };
}
