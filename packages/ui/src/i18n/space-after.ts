/** What parts a sentence from the next: nothing after the marks of Chinese, which bring their own room. */
export const spaceAfter = (sentence: string): string => (/[\u3000-\u303F\uFF00-\uFFEF]$/.test(sentence) ? '' : ' ');
