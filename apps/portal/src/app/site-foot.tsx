import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type FooterLink, SiteFooter, type SiteFooterProps, useLanguage } from '@lading/ui';
import { use, useEffect } from 'react';
import { type LoadAreas, type PortalText, useText } from '../i18n/text.ts';
import { usePortal } from './context.ts';

const { companyLogo } = contract.user;
type House = Out<typeof companyLogo>;

const CODES = ['service', 'official', 'mini'] as const;
/** Where filings of sites in China are looked up. */
const FILINGS = 'https://beian.miit.gov.cn/';

/** Where one says what one thinks of the house. */
const SERVICE = '/serve';

const away = (id: string, label: string, href: string, logo = ''): FooterLink => ({
  id,
  label,
  href,
  external: true,
  ...(logo && { logo }),
});

/** What is agreed on, and what happens to somebody's data. */
const papersOf = (text: PortalText): FooterLink[] => [
  { id: 'terms', label: text('site.terms'), href: '/agreement' },
  { id: 'privacy', label: text('site.privacy'), href: '/agreement#privacy' },
];

/** What the settings of the house add to the foot; what is not set is left out. */
function addedBy(house: House, text: PortalText, chinese: boolean): Partial<SiteFooterProps> {
  const codes = CODES.flatMap((id) => {
    const src = house.qrCodes[id];
    const label = text(`site.codes.${id}`);
    return src ? [{ id, label, picture: <img src={src} alt={text('site.codeOf', { name: label })} /> }] : [];
  });
  const { labelCn, labelEn, url } = house.shortVideo;
  const video = chinese ? labelCn : labelEn;
  const links = house.socials.flatMap(({ kind, url: href }) =>
    href ? [away(kind, text(`site.social.${kind}`), href)] : [],
  );
  const social = [...links, ...(video && url ? [away('video', video, url)] : [])];
  const friends = house.friendlyLinks.map(({ nameCn, nameEn, url: href, logo }) =>
    away(href, chinese ? nameCn : nameEn, href, logo),
  );
  return {
    ...(codes.length > 0 && { codes }),
    ...(friends.length > 0 && { partners: { heading: text('site.partners'), links: friends } }),
    ...((social.length > 0 || video) && {
      social: { heading: text('site.social'), links: social, ...(video && !url && { note: video }) },
    }),
    ...(house.icp && { filings: [...papersOf(text), away('icp', house.icp, FILINGS)] }),
  };
}

const waits = new WeakMap<LoadAreas, Promise<void>>();

/** The texts of the foot, asked for once; it stands around any public page, so that no route waits for them. */
function wordsOf(load: LoadAreas): Promise<void> {
  const asked = waits.get(load) ?? load('site');
  waits.set(load, asked);
  return asked;
}

interface SiteFootProps {
  /** what it is before the settings are known */
  foot: SiteFooterProps;
  onHotline(number: string): void;
}

/** The foot of the public site, with what the house set. A server draws it with the page; its code and its texts come after that. */
export function SiteFoot({ foot, onHotline }: SiteFootProps) {
  use(wordsOf(usePortal().loadTexts));
  const text = useText();
  const chinese = useLanguage() === 'zh-CN';
  const { data } = useQuery(companyLogo, {});
  const number = data?.hotline;
  useEffect(() => {
    if (number) onHotline(number);
  }, [number, onHotline]);
  const columns = foot.columns?.map(({ heading, links }) => ({
    heading,
    links: links.some(({ href }) => href === SERVICE)
      ? [...links, { id: 'feedback', label: text('site.feedback'), href: `${SERVICE}#feedback` }]
      : links,
  }));
  return (
    <SiteFooter
      {...foot}
      filings={papersOf(text)}
      {...(columns && { columns })}
      {...(data && addedBy(data, text, chinese))}
    />
  );
}
