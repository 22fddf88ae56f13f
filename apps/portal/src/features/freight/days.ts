import type { contract, Out } from '@lading/api-client/contract';
import type { Loadable } from '@lading/ui';
import type { DayPrice, DayPrices } from '@lading/ui/price-calendar';

type Calendar = Out<typeof contract.freight.fclCalendar>;

const dayOf = ({ day, state, minPrice }: Calendar['list'][number]): DayPrice => ({
  day,
  ...(state === 'closed' && { closed: true }),
  ...(minPrice !== null && state !== 'closed' && { price: minPrice }),
  ...(state === 'full' && { full: true }),
});

/** The days of a lane as the strip takes them, with the currency of those that have a price. */
export function daysOf(calendar: Loadable<Calendar>): {
  status: Loadable<Calendar>['status'];
  currency: string;
  prices: DayPrices;
} {
  if (calendar.status === 'loading') return { status: 'loading', currency: '', prices: { status: 'loading' } };
  if (calendar.status === 'error')
    return {
      status: 'error',
      currency: '',
      prices: { status: 'error', message: calendar.message, retry: calendar.retry },
    };
  const { list } = calendar.data;
  return { status: 'ready', currency: list.find(({ currency }) => currency)?.currency ?? '', prices: list.map(dayOf) };
}
