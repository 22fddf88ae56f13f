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

interface HouseNewsProps {
  of: keyof typeof HOUSE_EVERY;
  /** the server is known to be gone, and whoever knows it will say when it is back */
  away?: boolean;
}

/** An open page follows what the house sets: it asks when somebody comes back to it, and now and then while it is looked at. */
export function HouseNews({ of, away = false }: HouseNewsProps) {
  const { onHouse } = usePortal();
  // It asks by itself when somebody comes back; a visitor knows by the last question that nobody answers, a member by his socket.
  const { data, error } = useQuery(companyLogo, {}, { refreshOnFocus: false });
  const silent = of === 'guest' ? error?.transient === true : away;
  const [then, setThen] = useState(data);
  if (!then && data) setThen(data);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') invalidate([companyLogo, aboutUs, agreements]);
    };
    const timer = away ? undefined : setInterval(ask, HOUSE_EVERY[of]);
    const back = () => silent || ask();
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, [of, away, silent]);
  const news = data && then && data !== then ? data : undefined;
  useEffect(() => {
    if (!news || !then) return;
    onHouse(changed(news, then));
    if (news.brand !== then.brand || news.favicon !== then.favicon || document.querySelector('style#brand'))
      void dress(news);
  }, [news, then, onHouse]);
  return null;
}
