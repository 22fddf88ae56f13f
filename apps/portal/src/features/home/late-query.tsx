import { QuerySlip, Section, Text, TextField } from '@lading/ui';
import { createElement, type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLate } from '../../app/use-late.ts';
import { useText } from '../../i18n/text.ts';

const load = async () => (await import('../../app/rate-question.tsx')).RateQuestion;
const SAYS = ['freight', 'ui/desk'] as const;
const FIELDS = 'input:not([type=hidden])';

/**
 * The question for a rate: two fields that lead to the page of rates, and the whole form with its ports and rules as soon as somebody goes to one of them. Not before: it is
 * larger, and what is being read would move.
 */
export function LateQuery() {
  const text = useText();
  const place = useRef<HTMLElement>(null);
  const [field, setField] = useState<number>();
  const wanted = field !== undefined;
  const Query = useLate(wanted ? load : undefined, wanted, SAYS);
  const fields = () => [...(place.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
  useEffect(() => {
    if (Query && field !== undefined) place.current?.querySelectorAll<HTMLInputElement>(FIELDS)[field]?.focus();
  }, [Query, field]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!wanted && target instanceof HTMLInputElement) setField(fields().indexOf(target));
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
            <Text as="span" size="caption" tone="secondary">
              {text('more.queryNote')}
            </Text>
          }
        >
          <TextField name="from" label={text('more.from')} autoComplete="off" />
          <TextField name="to" label={text('more.to')} autoComplete="off" />
        </QuerySlip>
      )}
    </Section>
  );
}
