import { QuerySlip, Select, TextField } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { type FbaSearch, fbaSearch } from './fba-search.ts';
import { type FbaSite, foundIn, KINDS } from './sites.ts';

interface FbaSlipProps {
  search: FbaSearch;
  /** the country that is shown */
  country: number | undefined;
  countries: readonly { id: number; name: string }[];
  /** what was found; undefined while it is on its way */
  found: readonly FbaSite[] | undefined;
}

/** Where one says what is looked for. Asks without scripts too: its fields are those of the address. */
export function FbaSlip({ search, country, countries, found }: FbaSlipProps) {
  const text = useText();
  const router = useRouter();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = fbaSearch(Object.fromEntries(new FormData(event.currentTarget)));
    void router.navigate({ to: '/fba', search: asked, resetScroll: false });
  };
  const { keyword } = search;
  const chosen = useRef<HTMLSelectElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  // Another address brings its own words; the fields stay, and with them the focus. A country is chosen once it is among them.
  const many = countries.length;
  useEffect(() => {
    if (chosen.current && many > 0 && country !== undefined) chosen.current.value = String(country);
    if (typed.current) typed.current.value = keyword ?? '';
  }, [country, keyword, many]);
  const counts = keyword && found ? foundIn(found, keyword) : undefined;
  return (
    <QuerySlip
      label={text('fba.find')}
      submit={text('fba.submit')}
      action="/fba"
      onSubmit={ask}
      note={
        counts && (
          <span role="status">
            {text('fba.found', { keyword: keyword ?? '' })}{' '}
            {KINDS.map((kind) => text(`fba.in.${kind}`, { count: counts[kind] })).join(text('fba.and'))}
          </span>
        )
      }
    >
      <Select
        ref={chosen}
        label={text('fba.country')}
        name="country"
        placeholder={null}
        defaultValue={country}
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField
        ref={typed}
        label={text('fba.words')}
        name="keyword"
        defaultValue={keyword}
        maxLength={50}
        autoComplete="off"
      />
    </QuerySlip>
  );
}
