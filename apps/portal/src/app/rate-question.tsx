import { useRouter } from '@tanstack/react-router';
import { freightSearch } from '../features/freight/freight-search.ts';
import { RateForm } from '../features/freight/rate-form.tsx';
import { useLane } from '../features/freight/use-lane.ts';

const NOTHING = freightSearch({});

/** The question of the page of rates, which it leads to. */
export function RateQuestion() {
  const router = useRouter();
  const lane = useLane(NOTHING);
  return <RateForm search={NOTHING} lane={lane} onAsk={(search) => void router.navigate({ to: '/freight', search })} />;
}
