import { mark } from './art.css.ts';

/** The demo house's mark: a globe afloat. A white-label house passes its own to `brand.mark`. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M6 18.2h20A10.2 10.2 0 0 1 6 18.2Z" fill="currentColor" stroke="none" />
      <circle cx="16" cy="16" r="10.6" strokeWidth="2.4" />
      <path d="M16 5.4c-4.6 3-5.6 8-5.6 10.6M16 5.4c4.6 3 5.6 8 5.6 10.6M16 5.4V16" strokeWidth="1.3" />
      <path d="M1 16.9h30" strokeWidth="2.4" />
    </svg>
  );
}
