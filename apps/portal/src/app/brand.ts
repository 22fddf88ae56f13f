import type { Brand } from '@lading/ui';
import { useText } from '../i18n/text.ts';
import { usePortal } from './context.ts';

/** The house that runs this portal. */
export function useBrand(): Brand {
  const text = useText();
  const { logoLight: light, logoDark: dark = light } = usePortal().house;
  return {
    name: text('app.name'),
    tagline: text('app.tagline'),
    href: '/index',
    ...(light && dark && { logo: { light, dark } }),
  };
}

/** The clock that a page is drawn by before it is known where its reader is. */
export const HOUSE_ZONE = 'Asia/Shanghai';
export const HOTLINE = '400-820-0000';
