import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { LoadedPage } from '../../../kit/loaded-page.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { BookingDesk } from './booking-form.tsx';
import { boxesIn, offerInSearch } from './booking-search.ts';
import { keyOf } from './use-draft.ts';

const { bookingInfo, initOrder } = contract.order;
const route = getRouteApi('/_member/booking');
type Info = Out<typeof bookingInfo>;

/** All of its sections: the form asks for every one. */
const draftOf = (info: Info) => {
  const { route: first, parties, cargo, equipment, services, papers } = info;
  if (!(first && parties && cargo && equipment && services && papers)) throw new Error('a section was not answered');
  return { route: first, parties, cargo, equipment, services, papers };
};

interface Parts {
  /** what is said of the company's credit, of another domain; its route brings it */
  Credit?: ComponentType | undefined;
}

/** One that is there. */
function Known({ bookingId, Credit }: Parts & { bookingId: number }) {
  const text = useText();
  const { sections } = route.useSearch();
  const asked = { bookingId, type: sections ? 2 : 3 } as const;
  const info = useLoadable(useQuery(bookingInfo, asked));
  return (
    <LoadedPage of={info} title={text('routes.booking')}>
      {(data) => (
        <BookingDesk
          key={bookingId}
          begun={{
            bookingId,
            revision: data.revision,
            draft: draftOf(data),
            key: keyOf(bookingId),
            editedAt: data.editedAt,
          }}
          info={data}
          Credit={Credit}
          sections={sections}
        />
      )}
    </LoadedPage>
  );
}

/** A new one, with what it begins from; as soon as it has a number it is one that is there. */
function New({ onNumber, Credit }: Parts & { onNumber(bookingId: number): void }) {
  const text = useText();
  // As it was opened: the address changes when there is a number.
  const search = route.useSearch();
  const [first] = useState(() => search);
  const { rate, etd, ctn, template, copy, sections } = first;
  const offer = offerInSearch(first);
  const asked = {
    ...(offer && { offer }),
    ...(rate !== undefined && { rateId: rate, etd: etd ?? '', containers: boxesIn(ctn) }),
    ...(template !== undefined && { templateId: template }),
    ...(copy !== undefined && { bookingId: copy }),
  };
  const begun = useLoadable(useQuery(initOrder, asked));
  const by = offer && `${offer.mode} ${offer.rateId}`;
  const key = `new ${[by, rate && `rate ${rate}`, template && `template ${template}`, copy && `copy ${copy}`].filter(Boolean).join()}`;
  return (
    <LoadedPage of={begun} title={text('routes.booking')}>
      {({ draft }) => (
        <BookingDesk
          begun={{ bookingId: undefined, revision: 0, draft, key, editedAt: '' }}
          info={undefined}
          sections={sections}
          onNumber={onNumber}
          Credit={Credit}
        />
      )}
    </LoadedPage>
  );
}

/** A booking, from the first word to what the desk says of it. */
export function BookingPage({ Credit }: Parts) {
  const { bookingId } = route.useSearch();
  // The page of a new one stays as it is when it gets its number: what is being typed is not drawn anew.
  const [own, setOwn] = useState<number>();
  const [count, setCount] = useState(0);
  const before = useRef(bookingId);
  useEffect(() => {
    if (bookingId === undefined && before.current !== undefined) {
      setOwn(undefined);
      setCount((now) => now + 1);
    }
    before.current = bookingId;
  }, [bookingId]);
  if (bookingId !== undefined && bookingId !== own)
    return <Known key={bookingId} bookingId={bookingId} Credit={Credit} />;
  return <New key={count} onNumber={setOwn} Credit={Credit} />;
}
