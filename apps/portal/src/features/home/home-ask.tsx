import { HomeRates } from './home-rates.tsx';
import { LateQuery } from './late-query.tsx';

/** The question for a rate, and what is on offer. */
export const HomeAsk = () => (
  <>
    <LateQuery />
    <HomeRates />
  </>
);
