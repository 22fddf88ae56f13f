import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { corrugation } from '../art/art.css.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { BrandLink } from './brand-link.tsx';
import { content } from './shell.css.ts';
import * as css from './site-footer.css.ts';
import type { Brand } from './types.ts';

export interface FooterLink {
  id: string;
  label: string;
  href: string;
  /** another house's page: a new window */
  external?: boolean;
}
/** What of it has a name of its own. */
export type SiteFooterPart = 'lead' | 'heading' | 'partners' | 'legal' | 'link';

export interface SiteFooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** classes by part: `lead`, each `heading` and `link`, `partners`, `legal` the last line */
  classNames?: PartClasses<SiteFooterPart> | undefined;
  brand: Brand;
  /** what the house does, one or two lines */
  lead?: ReactNode;
  hotline?: { label: string; number: string };
  columns?: readonly { heading: string; links: readonly FooterLink[] }[];
  partners?: { heading: string; links: readonly FooterLink[] };
  /** the last line: copyright, filing number, terms */
  legal?: ReactNode;
}

/** The side of a container with its marking, and under it only what the house really links to. */
export const SiteFooter = /* @__PURE__ */ forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { brand, lead, hotline, columns = [], partners, legal, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <footer data-component="SiteFooter" {...rest} ref={ref} className={`${css.footer} ${className}`}>
      <div className={`${corrugation} ${css.side}`} aria-hidden="true">
        <p className={`${content} ${css.marking}`}>
          CSQU 305438 <b className={css.digit}>3</b>
          <br />
          45G1
        </p>
      </div>
      <div className={content}>
        <div className={css.grid}>
          <div className={css.about}>
            <BrandLink brand={brand} />
            {lead && <p {...part('lead', css.lead)}>{lead}</p>}
            {hotline && (
              <p>
                <span className={css.hotlineLabel}>{hotline.label}</span>
                <span className={css.hotlineNumber}>{hotline.number}</span>
              </p>
            )}
          </div>
          {columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 {...part('heading', css.heading)}>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <FooterAnchor link={link} part={part} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {partners && (
          <nav {...part('partners', css.partners)} aria-label={partners.heading}>
            <span>{partners.heading}</span>
            {partners.links.map((link) => (
              <FooterAnchor key={link.id} link={link} part={part} />
            ))}
          </nav>
        )}
        {legal && <div {...part('legal', css.legal)}>{legal}</div>}
      </div>
    </footer>
  );
});

function FooterAnchor({ link, part }: { link: FooterLink; part: NamePart<SiteFooterPart> }) {
  const text = useText();
  if (!link.external)
    return (
      <Anchor href={link.href} {...part('link', css.link)}>
        {link.label}
      </Anchor>
    );
  return (
    <a href={link.href} {...part('link', css.link)} target="_blank" rel="noopener noreferrer">
      {link.label}
      <VisuallyHidden>{`, ${text('shell.new')}`}</VisuallyHidden>
      <Icon drawing={icons.external} size="sm" />
    </a>
  );
}
