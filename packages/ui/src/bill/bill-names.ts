import { useText } from '../i18n/provider.tsx';

/** `Main`, `Sub 1` … by the place of a bill in its booking. */
export function useBillName(): (place: number) => string {
  const text = useText();
  return (place) => (place === 0 ? text('bill.tab.main') : text('bill.tab.sub', { number: place }));
}
