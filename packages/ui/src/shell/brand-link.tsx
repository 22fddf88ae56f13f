import { BrandMark } from '../art/brand-mark.tsx';
import { Anchor } from '../i18n/anchor.tsx';
import * as css from './brand.css.ts';
import type { Brand } from './types.ts';

interface BrandLinkProps {
  brand: Brand;
  small?: boolean;
  /** what it stands on is dark in every theme */
  onDark?: boolean;
}

export function BrandLink({ brand, small = false, onDark = false }: BrandLinkProps) {
  return (
    <Anchor href={brand.href} className={css.brand} data-small={small ? '' : undefined}>
      {brand.logo ? <Logo {...brand.logo} onDark={onDark} /> : (brand.mark ?? <BrandMark size={small ? 26 : 32} />)}
      <span className={css.words}>
        <span className={css.name}>{brand.name}</span>
        {brand.tagline && !small && <span className={css.tagline}>{brand.tagline}</span>}
      </span>
    </Anchor>
  );
}

const HEIGHT = 32;

/** Both are there and the theme shows one: a page that a server drew does not know its reader's. */
const Logo = ({ light, dark, onDark }: { light: string; dark: string; onDark: boolean }) => (
  <>
    {!onDark && <img height={HEIGHT} data-ground="light" src={light} alt="" />}
    <img height={HEIGHT} data-ground={onDark ? undefined : 'dark'} src={dark} alt="" />
  </>
);
