import { HomeHero } from '@lading/ui';
import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/text.ts';

// A server draws both with the page, their code comes after that: the question with what one can ask for, and what is below the first screen.
const HomeAsk = lazy(async () => ({ default: (await import('./home-ask.tsx')).HomeAsk }));
const HomeMore = lazy(async () => ({ default: (await import('./home-more.tsx')).HomeMore }));

export function HomePage() {
  const text = useText();
  return (
    <>
      <HomeHero eyebrow={text('home.eyebrow')} title={text('home.title')} lead={text('home.lead')} />
      <Suspense>
        <HomeAsk />
      </Suspense>
      <Suspense>
        <HomeMore />
      </Suspense>
    </>
  );
}
