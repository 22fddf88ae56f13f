import { useMemo } from 'react';
import { useLocale, useText } from '../i18n/provider.tsx';
import { kindsIn, type Limits, type Refused } from './limits.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** `20 MB`, with one decimal at most. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))));
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024 ** power);
  return `${figure} ${UNITS[power]}`;
}

export interface LimitWords {
  size(bytes: number): string;
  /** all limits in one line; empty when there are none */
  rule: string;
  /** why a file was not taken, with the limit as a number */
  reason(refused: Refused): string;
}

/** What is said of limits and sizes, in the language of the page. */
export function useLimitWords({ accept, maxSize, maxFiles }: Limits): LimitWords {
  const text = useText();
  const locale = useLocale();
  return useMemo(() => {
    const size = (bytes: number) => sizeText(bytes, locale);
    const types = accept
      ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(kindsIn(accept, text('upload.image')))
      : '';
    const limit = maxSize === undefined ? '' : size(maxSize);
    const count = maxFiles ?? 0;
    return {
      size,
      rule: [types, limit && text('upload.each', { size: limit }), count > 1 ? text('upload.most', { count }) : '']
        .filter(Boolean)
        .reduce((first, second) => (first === '' ? second : text('upload.and', { first, second })), ''),
      reason: (refused) => {
        switch (refused.reason) {
          case 'type':
            return text('upload.wrongType', { types });
          case 'empty':
            return text('upload.empty');
          case 'size':
            return text('upload.tooLarge', { size: size(refused.size), limit });
          case 'many':
            return text('upload.tooMany', { count });
        }
      },
    };
  }, [text, locale, accept, maxSize, maxFiles]);
}
