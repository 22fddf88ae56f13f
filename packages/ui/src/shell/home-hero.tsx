import { type ComponentPropsWithoutRef, Fragment, forwardRef, type ReactNode } from 'react';
import { HeroChart } from '../art/hero-chart.tsx';
import * as css from './home-hero.css.ts';
import { content } from './shell.css.ts';

export interface HomeHeroProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** lines are kept */
  title: string;
  lead: ReactNode;
  eyebrow?: string;
  /** what to do here: a query slip or two buttons */
  children?: ReactNode;
}

/** The sea chart with the page's first words over the open ocean. Stands under a transparent header. */
export const HomeHero = /* @__PURE__ */ forwardRef<HTMLElement, HomeHeroProps>(function HomeHero(
  { title, lead, eyebrow, children, className = '', ...rest },
  ref,
) {
  return (
    <section data-component="HomeHero" {...rest} ref={ref} className={`${css.hero} ${className}`}>
      <HeroChart />
      <div className={`${content} ${css.words}`}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h1 className={css.title}>
          {title.split('\n').map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.scale} aria-hidden="true">
          <span>0</span>
          <span className={css.bar} />
          <span>1000 nm</span>
        </p>
      </div>
      {children && <div className={`${content} ${css.actions}`}>{children}</div>}
    </section>
  );
});
