import { Link, QuerySlip, Section, TextField } from '@lading/ui';
import { createElement, type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLate } from '../../app/use-late.ts';
import { useText } from '../../i18n/text.ts';
import { CUSTOMER_DESK, DESK_TITLES } from '../../session/desk.ts';
import { useDesk, useSession } from '../../session/use-session.ts';

const load = async () => (await import('../../app/rate-question.tsx')).RateQuestion;
const SAYS = ['freight', 'ui/desk'] as const;
const FIELDS = 'input:not([type=hidden]), select, [role=combobox]:not(input)';
/** What the form asks, as it reads before it is loaded. */
const ASKED = ['from', 'to', 'mode', 'container', 'weight', 'volume', 'goods'] as const;
const SENT = 2;
/** Beside the container type stands their number in the whole form. */
const placeOf = (field: number) => (field > ASKED.indexOf('container') ? field + 1 : field);

/**
 * The question for a rate: its fields as they read, of which origin and destination lead to the page of rates by themselves, and the whole form with its ports and rules as soon as
 * somebody goes to one of them. Not before: it is heavy.
 */
export function LateQuery() {
  const text = useText();
  const guest = useSession().kind === 'guest';
  const desk = useDesk();
  const place = useRef<HTMLElement>(null);
  const [field, setField] = useState<number>();
  const wanted = field !== undefined;
  const Query = useLate(wanted ? load : undefined, wanted, SAYS);
  const fields = () => [...(place.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  useEffect(() => {
    if (Query && field !== undefined) place.current?.querySelectorAll<HTMLElement>(FIELDS)[placeOf(field)]?.focus();
  }, [Query, field]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!wanted && target.matches(FIELDS)) setField(fields().indexOf(target));
  };
  return (
    <Section ref={place} lift aria-label={text('more.query')} onFocus={onFocus}>
      {Query ? (
        createElement(Query)
      ) : (
        <QuerySlip
          label={text('more.query')}
          submit={text('more.find')}
          action="/freight"
          method="get"
          note={
            <>
              <span>{text('more.queryNote')}</span>
              <span>
                <Link href={guest ? '/login' : desk}>
                  {text(guest ? 'more.login' : desk === CUSTOMER_DESK ? 'more.orders' : DESK_TITLES[desk])}
                </Link>
                {' · '}
                <Link href="/freighttrack">{text('more.track')}</Link>
              </span>
            </>
          }
        >
          {ASKED.map((field, at) => (
            <TextField
              key={field}
              name={at < SENT ? field : undefined}
              label={text(`more.${field}`)}
              placeholder={text(`more.${field}Hint`)}
              autoComplete="off"
            />
          ))}
        </QuerySlip>
      )}
    </Section>
  );
}
