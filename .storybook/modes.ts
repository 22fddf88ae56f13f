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
  /** stands for its component or its page, and is pictured; an All states story does so unasked */
  full?: boolean;
  /** also on a phone; a page always is */
  narrow?: boolean;
  /** also in high contrast, where colour says something: light in a picture, dark for axe alone */
  contrast?: boolean;
  /** ms to wait before each look, for what appears only after a while */
  delay?: number;
}

/** What of a story's parameters says how it is looked at. */
export type Asked = Readonly<Record<string, unknown>>;

export const PLAIN: Look = { locale: 'zh-CN', theme: 'light', contrast: 'normal', density: 'comfortable' };

const mode = (name: string, look: Partial<Look>, picture = false): Mode => ({
  name,
  look: { ...PLAIN, ...look },
  width: 1280,
  height: 800,
  picture,
});
const onPhone = (wide: Mode): Mode => ({ ...wide, name: `${wide.name}-narrow`, width: 390, height: 844 });
const pictured = (one: Mode): Mode => ({ ...one, picture: true });

const chineseLight = mode('zh-CN-light', {});
const chineseContrast = mode('zh-CN-light-contrast', { contrast: 'more' });
const darkContrast = mode('zh-CN-dark-contrast', { theme: 'dark', contrast: 'more' });
const englishDark = mode('en-US-dark', { locale: 'en-US', theme: 'dark' });

// A page is looked at on a desk and in a hand: between them both languages and both themes.
const ON_DESK = { ...chineseLight, width: 1440, height: 900 };
const PAGE = [ON_DESK, onPhone(englishDark)];

/** The same on the other ground. A theme does not start the story again: it is asked only about its colours. */
const inBothThemes = (one: Mode, theme: Look['theme']): Mode[] => [
  one,
  { ...one, name: one.name.replace(one.look.theme, theme), look: { ...one.look, theme } },
];

/** Half of all ids: the states of a page are shared out between its two looks, and each keeps its own. */
const isOfPhones = (id: string): boolean => [...id].reduce((sum, char) => sum + char.charCodeAt(0), 0) % 2 === 1;

/** Whether a story stands for its component or its page: the stacked one, or one that says so. */
const isFull = (id: string, { full }: Pictures): boolean => full ?? id.endsWith('--all-states');

/**
 * All modes of a story, in the order in which they are looked at: one language after the other, since a change of language
 * starts the story again. The six that stand for a component are every theme in both languages.
 */
export function modesOf(id: string, parameters: Asked): Mode[] {
  const pictures = (parameters['pictures'] ?? {}) as Pictures;
  const full = isFull(id, pictures);
  if (parameters['page'] === true) {
    if (full) return PAGE.map(pictured);
    return isOfPhones(id) ? inBothThemes(onPhone(englishDark), 'light') : inBothThemes(ON_DESK, 'dark');
  }
  const beyond = [
    ...(pictures.contrast ? [pictured(chineseContrast), darkContrast] : []),
    ...(pictures.narrow ? [pictured(onPhone(chineseLight))] : []),
  ];
  if (!full) return [chineseLight, ...beyond];
  return [
    pictured(chineseLight),
    mode('zh-CN-dark', { theme: 'dark' }),
    ...(pictures.contrast ? [] : [chineseContrast]),
    ...beyond,
    mode('en-US-light', { locale: 'en-US' }),
    pictured(englishDark),
    mode('en-US-light-contrast', { locale: 'en-US', contrast: 'more' }),
  ];
}

/** What a story of this id and these parameters is pictured in; Chromatic and the run here both ask. */
export const picturesOf = (id: string, parameters: Asked): Mode[] =>
  modesOf(id, parameters).filter(({ picture }) => picture);

/** `parameters.chromatic` of a story. */
interface ForChromatic {
  disableSnapshot?: true;
  modes?: Record<string, Look & { viewport: { width: number; height: number } }>;
  pauseAnimationAtEnd?: true;
  delay?: number;
}

/** The same as Chromatic reads it: looks and sizes by name, the delay, and animations at their end; or that it takes none. */
export function chromaticOf(id: string, parameters: Asked): ForChromatic {
  const { delay } = (parameters['pictures'] ?? {}) as Pictures;
  const modes = picturesOf(id, parameters).map(
    ({ name, look, width, height }) => [name, { ...look, viewport: { width, height } }] as const,
  );
  if (modes.length === 0) return { disableSnapshot: true };
  return { modes: Object.fromEntries(modes), pauseAnimationAtEnd: true, ...(delay !== undefined && { delay }) };
}
