import { ButtonLink, HomeHero, icons, Procedure, Section, SectionHeading } from '@lading/ui';
import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/text.ts';
import { CUSTOMER_DESK, DESK_TITLES } from '../../session/desk.ts';
import { useDesk, useSession } from '../../session/use-session.ts';

// A server draws both with the page, their code comes after that: the question with what one can ask for, and what is below the first screen.
const HomeAsk = lazy(async () => ({ default: (await import('./home-ask.tsx')).HomeAsk }));
const HomeMore = lazy(async () => ({ default: (await import('./home-more.tsx')).HomeMore }));

export function HomePage() {
  const text = useText();
  const guest = useSession().kind === 'guest';
  const desk = useDesk();
  return (
    <>
      <HomeHero eyebrow={text('home.eyebrow')} title={text('home.title')} lead={text('home.lead')}>
        <ButtonLink href={guest ? '/login' : desk} variant="primary" size="lg" icon={guest ? icons.bill : icons.rows}>
          {text(guest ? 'home.login' : desk === CUSTOMER_DESK ? 'home.orders' : DESK_TITLES[desk])}
        </ButtonLink>
        <ButtonLink href="/freighttrack" size="lg" icon={icons.search}>
          {text('home.track')}
        </ButtonLink>
      </HomeHero>
      <Suspense>
        <HomeAsk />
      </Suspense>
      <Section>
        <SectionHeading title={text('home.steps')} lead={text('home.stepsLead')} />
        <Procedure
          steps={[
            { title: text('home.step1'), text: text('home.step1Text') },
            { title: text('home.step2'), text: text('home.step2Text') },
            { title: text('home.step3'), text: text('home.step3Text') },
          ]}
        />
      </Section>
      <Suspense>
        <HomeMore />
      </Suspense>
    </>
  );
}
