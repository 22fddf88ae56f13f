import { BrandMark } from '../art/brand-mark.tsx';
import { Anchor } from '../i18n/anchor.tsx';
import * as css from './brand.css.ts';
import type { Brand } from './types.ts';

export function BrandLink({ brand, small = false }: { brand: Brand; small?: boolean }) {
  return (
    <Anchor href={brand.href} className={css.brand} data-small={small ? '' : undefined}>
      {brand.mark ?? <BrandMark size={small ? 26 : 32} />}
      <span className={css.words}>
        <span className={css.name}>{brand.name}</span>
        {brand.tagline && !small && <span className={css.tagline}>{brand.tagline}</span>}
      </span>
    </Anchor>
  );
}
