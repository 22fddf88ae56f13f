import { contract, type Out } from '@lading/api-client/contract';
import { invalidate, useQuery } from '@lading/api-client/react';
import { useEffect, useState } from 'react';
import { usePortal } from './context.ts';
import type { House } from './house.ts';

const { companyLogo, aboutUs, agreements } = contract.user;
type Said = Out<typeof companyLogo>;

/** Between two questions of a page that is looked at, ms: of a visitor, and of who is logged in and stays all day. */
const HOUSE_EVERY = { guest: 15_000, member: 300_000 } as const;
const FIELDS = ['nameCn', 'nameEn', 'hotline', 'logoLight', 'logoDark', 'modes'] as const;

/** What is said otherwise than it was when the page came; what is left empty is as without settings. */
const changed = (now: Said, then: Said): House =>
  Object.fromEntries(
    FIELDS.flatMap((name) =>
      String(now[name]) === String(then[name]) ? [] : [[name, now[name] === '' ? undefined : now[name]]],
    ),
  );

/** Colour and icon stand in the head of the page; the server puts them there in the same way (`withHouse`). */
async function dress({ brand, favicon }: Said): Promise<void> {
  document.querySelector('link[rel=icon]')?.setAttribute('href', favicon || '/favicon.svg');
  const css = brand && (await import('@lading/ui/brand')).createBrand(brand).css;
  let style = document.querySelector('style#brand');
  if (!style) {
    style = Object.assign(document.createElement('style'), {
      id: 'brand',
      nonce: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '',
    });
    document.head.append(style);
  }
  style.textContent = css;
}

/** An open page follows what the house sets: it asks when somebody comes back to it, and now and then while it is looked at. */
export function HouseNews({ of }: { of: keyof typeof HOUSE_EVERY }) {
  const { onHouse } = usePortal();
  const { data } = useQuery(companyLogo, {});
  const [then, setThen] = useState(data);
  if (!then && data) setThen(data);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') invalidate([companyLogo, aboutUs, agreements]);
    };
    const timer = setInterval(ask, HOUSE_EVERY[of]);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [of]);
  const news = data && then && data !== then ? data : undefined;
  useEffect(() => {
    if (!news || !then) return;
    onHouse(changed(news, then));
    if (news.brand !== then.brand || news.favicon !== then.favicon || document.querySelector('style#brand'))
      void dress(news);
  }, [news, then, onHouse]);
  return null;
}
