import type { Language } from '@lading/ui';

/** The channel of a language on the page's own host, as secure as the page. */
export const liveUrl = ({ protocol, host }: { protocol: string; host: string }, locale: Language): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/socket/${locale === 'en-US' ? 'en' : 'cn'}`;
