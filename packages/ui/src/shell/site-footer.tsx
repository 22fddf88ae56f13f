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
  /** its logo, shown instead of the words */
  logo?: string | undefined;
}

/** What a phone scans, with a word under it. */
export interface FooterCode {
  id: string;
  label: string;
  /** a picture of 84 px, or a `QrCode` */
  picture: ReactNode;
}
/** What of it has a name of its own. */
export type SiteFooterPart = 'lead' | 'heading' | 'codes' | 'partners' | 'social' | 'legal' | 'link';

export interface SiteFooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** classes by part: `lead`, each `heading` and `link`, `codes`, `partners`, `social`, `legal` the last line */
  classNames?: PartClasses<SiteFooterPart> | undefined;
  brand: Brand;
  /** what the house does, one or two lines */
  lead?: ReactNode;
  hotline?: { label: string; number: string };
  columns?: readonly { heading: string; links: readonly FooterLink[] }[];
  partners?: { heading: string; links: readonly FooterLink[] };
  /** codes to be scanned, beside the columns */
  codes?: readonly FooterCode[];
  /** where the house can be followed; `note` is what has no address */
  social?: { heading: string; links: readonly FooterLink[]; note?: ReactNode };
  /** in the last line: filing numbers, terms */
  filings?: readonly FooterLink[];
  /** the last line: copyright */
  legal?: ReactNode;
}

/** The side of a container with its marking, and under it only what the house really links to. */
export const SiteFooter = /* @__PURE__ */ forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  {
    brand,
    lead,
    hotline,
    columns = [],
    codes = [],
    partners,
    social,
    filings = [],
    legal,
    className = '',
    classNames,
    ...rest
  },
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
            <BrandLink brand={brand} onDark />
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
          {codes.length > 0 && (
            <ul {...part('codes', css.codes)}>
              {codes.map(({ id, label, picture }) => (
                <li key={id} className={css.code}>
                  {picture}
                  <span>{label}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {(partners || social) && (
          <div className={css.away}>
            {partners && <Line name="partners" {...partners} part={part} />}
            {social && <Line name="social" {...social} part={part} />}
          </div>
        )}
        {(legal || filings.length > 0) && (
          <div {...part('legal', css.legal)}>
            {legal}
            {filings.map((link) => (
              <FooterAnchor key={link.id} link={link} part={part} />
            ))}
          </div>
        )}
      </div>
    </footer>
  );
});

interface LineProps {
  name: 'partners' | 'social';
  heading: string;
  links: readonly FooterLink[];
  note?: ReactNode;
  part: NamePart<SiteFooterPart>;
}

const Line = ({ name, heading, links, note, part }: LineProps) => (
  <nav {...part(name, css.partners)} aria-label={heading}>
    <span>{heading}</span>
    {links.map((link) => (
      <FooterAnchor key={link.id} link={link} part={part} />
    ))}
    {note && <span>{note}</span>}
  </nav>
);

function FooterAnchor({ link, part }: { link: FooterLink; part: NamePart<SiteFooterPart> }) {
  const text = useText();
  const words = link.logo ? <img className={css.logo} src={link.logo} alt={link.label} /> : link.label;
  if (!link.external)
    return (
      <Anchor href={link.href} {...part('link', css.link)}>
        {words}
      </Anchor>
    );
  return (
    <a href={link.href} {...part('link', css.link)} target="_blank" rel="noopener noreferrer">
      {words}
      <VisuallyHidden>{`, ${text('shell.new')}`}</VisuallyHidden>
      <Icon drawing={icons.external} size="sm" />
    </a>
  );
}
