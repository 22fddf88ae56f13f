import { createIntl, createIntlCache } from '@formatjs/intl';
export const intl = createIntl(
  {
    locale: 'en-US',
    messages: { home: 'Home', orders: 'Orders', hello: 'Hello, {n, plural, one {# container} other {# containers}}' },
  },
  createIntlCache(),
);
