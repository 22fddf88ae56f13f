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
}

/** `parameters.pictures` of a story: what it needs beyond the four pictures that every story has. */
export interface Pictures {
  /** also on a phone, in both languages */
  narrow?: boolean;
  /** also in the compact density */
  compact?: boolean;
  /** also in both high-contrast themes */
  contrast?: boolean;
  /** ms to wait before each picture, for what appears only after a while */
  delay?: number;
}

export const PLAIN: Look = { locale: 'zh-CN', theme: 'light', contrast: 'normal', density: 'comfortable' };

const wide = (name: string, look: Partial<Look>): Mode => ({
  name,
  look: { ...PLAIN, ...look },
  width: 1280,
  height: 800,
});
const narrow = (mode: Mode): Mode => ({ ...mode, name: `${mode.name}-narrow`, width: 390, height: 844 });

const chineseLight = wide('zh-CN-light', {});
const chineseDark = wide('zh-CN-dark', { theme: 'dark' });
const englishLight = wide('en-US-light', { locale: 'en-US' });
const englishDark = wide('en-US-dark', { locale: 'en-US', theme: 'dark' });

/** What every story is looked at in, and what Chromatic is told. */
export const MODES = [chineseLight, chineseDark, englishLight, englishDark];

/** All modes of a story; one language after the other, since a change of language starts the story again. */
export function modesOf(pictures: Pictures = {}): Mode[] {
  return [
    chineseLight,
    chineseDark,
    ...(pictures.contrast ? [wide('zh-CN-light-contrast', { contrast: 'more' })] : []),
    ...(pictures.contrast ? [wide('zh-CN-dark-contrast', { theme: 'dark', contrast: 'more' })] : []),
    ...(pictures.compact ? [wide('zh-CN-light-compact', { density: 'compact' })] : []),
    ...(pictures.narrow ? [narrow(chineseLight)] : []),
    englishLight,
    englishDark,
    ...(pictures.narrow ? [narrow(englishLight)] : []),
  ];
}
