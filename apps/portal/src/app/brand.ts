import type { Brand } from '@lading/ui';
import type { PortalText } from '../i18n/text.ts';

/** The house that runs this portal. */
export const brandOf = (text: PortalText): Brand => ({
  name: text('app.name'),
  tagline: text('app.tagline'),
  href: '/index',
});

/** The clock that a page is drawn by before it is known where its reader is. */
export const HOUSE_ZONE = 'Asia/Shanghai';
export const HOTLINE = '400-820-0000';
