import { useText } from '../i18n/provider.tsx';
import { faultOf, isTime, type TimeLimits } from './clock.ts';

/** What is wrong with a typed text as a time, and what is near and right. */
export function useFault(hours: TimeLimits): (value: string) => { error: string; suggestions: string[] } | undefined {
  const text = useText();
  return (value) => {
    if (value === '') return undefined;
    if (!isTime(value)) return { error: text('time.wanted'), suggestions: [] };
    const found = faultOf(value, hours);
    if (!found) return undefined;
    const { min = '', max = '', step = 0 } = hours;
    return { error: text(`time.${found.fault}`, { min, max, step }), suggestions: found.near };
  };
}
