import { HOTLINE } from '../app/brand.ts';
import type { House } from '../app/house.ts';
import type { PortalText } from '../i18n/text.ts';
import { addressOf } from './head.ts';

interface Page {
  readonly origin: string;
  readonly url: string;
  /** what the menu calls it */
  readonly name: string;
  readonly house: House;
  readonly isHome: boolean;
}

export const houseId = (origin: string) => `${origin}/#house`;

/** The house, and where in its site the page is: data of schema.org. */
export function linkedOf(
  text: PortalText,
  { origin, url, name, house: { hotline = HOTLINE, logoLight = '/favicon.svg' }, isHome }: Page,
): object[] {
  const home = addressOf(origin, '/index');
  const house = {
    '@type': 'Organization',
    '@id': houseId(origin),
    name: text('app.name'),
    description: text('app.lead'),
    url: home,
    logo: `${origin}${logoLight}`,
    contactPoint: { '@type': 'ContactPoint', telephone: hotline, contactType: 'customer service' },
  };
  const step = (position: number, called: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: called,
    item,
  });
  const way = [step(1, text('routes.home'), home), ...(isHome ? [] : [step(2, name, addressOf(origin, url))])];
  return [house, { '@type': 'BreadcrumbList', itemListElement: way }];
}
