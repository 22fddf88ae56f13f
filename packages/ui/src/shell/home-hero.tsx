import { type ComponentPropsWithoutRef, Fragment, forwardRef, type ReactNode } from 'react';
import { HeroChart } from '../art/hero-chart.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as css from './home-hero.css.ts';
import { content } from './shell.css.ts';

/** What of it has a name of its own. */
export type HomeHeroPart = 'words' | 'eyebrow' | 'title' | 'lead' | 'actions';

export interface HomeHeroProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** classes by part: `words` with `eyebrow`, `title` and `lead`, `actions` */
  classNames?: PartClasses<HomeHeroPart> | undefined;
  /** lines are kept */
  title: string;
  lead: ReactNode;
  eyebrow?: string;
  /** what to do here: a query slip or two buttons */
  children?: ReactNode;
}

/** The sea chart with the page's first words over the open ocean. Stands under a transparent header. */
export const HomeHero = /* @__PURE__ */ forwardRef<HTMLElement, HomeHeroProps>(function HomeHero(
  { title, lead, eyebrow, children, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <section data-component="HomeHero" {...rest} ref={ref} className={`${css.hero} ${className}`}>
      <HeroChart />
      <div {...part('words', `${content} ${css.words}`)}>
        {eyebrow && <p {...part('eyebrow', css.eyebrow)}>{eyebrow}</p>}
        <h1 {...part('title', css.title)}>
          {title.split('\n').map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </h1>
        <p {...part('lead', css.lead)}>{lead}</p>
        <p className={css.scale} aria-hidden="true">
          <span>0</span>
          <span className={css.bar} />
          <span>1000 nm</span>
        </p>
      </div>
      {children && <div {...part('actions', `${content} ${css.actions}`)}>{children}</div>}
    </section>
  );
});
