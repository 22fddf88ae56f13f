import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { tokens } from './layers.css.ts';
import { tokenRules } from './token-rules.gen.ts';
import { vars } from './vars.css.ts';

// Curly quotes, the long dash and the ellipsis are as wide as a character in Chinese: they come from the reader's Chinese
// font there, before Plex, which has narrow ones.
const FACE = 'Lading Chinese Punctuation';
const local = ['PingFangSC-Regular', 'PingFang SC', 'Microsoft YaHei', 'NotoSansCJKsc-Regular', 'Noto Sans CJK SC'];
globalFontFace(FACE, {
  src: local.map((name) => `local("${name}")`).join(', '),
  unicodeRange: 'U+2014, U+2018-2019, U+201C-201D, U+2026',
});

const sans = tokenRules[0]?.vars['--ld-font-family-sans'];
globalStyle(':root:lang(zh)', {
  '@layer': { [tokens]: { vars: { [vars.font.family.sans]: `"${FACE}", ${sans}` } } },
});
