import { contract, FBA_MODES, FBA_ORIGINS } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, Form, Grid, Inline, Select, TextArea, TextField } from '@lading/ui';
import { DictionaryField, WarehouseField } from '@lading/ui/reference-fields';
import { volume as volumeRule, weight as weightRule } from '@lading/validators';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { oneOf } from '../../../app/search.ts';
import { useText } from '../../../i18n/text.ts';
import { useLanguageName } from '../../../kit/language-name.ts';
import { useDictionary } from '../../../lists/use-dictionary.ts';
import { useWarehouseCountries, useWarehouses } from '../../../lists/use-warehouses.ts';
import type { FreightSearch } from '../freight-search.ts';
import { ASKED } from '../modes/ways.ts';
import { useRecentQueries } from '../recent.ts';
import { RecentQueries } from '../recent-queries.tsx';
import { cartonsIn, inAddress, inLines } from './cartons.ts';

interface FbaFormProps {
  search: FreightSearch;
  /** the form was chosen in another one, which it stands for now */
  chosen?: boolean;
  /** another way than one to a site was chosen */
  onTransport(type: string): void;
  onAsk(search: FreightSearch): void;
}
type Problems = Partial<Record<'site' | 'zip' | 'weight' | 'volume' | 'cartons', string>>;

type WayFieldProps = Pick<FbaFormProps, 'chosen' | 'onTransport'> & { value: string; onChange(way: string): void };

/** The way to a site, or another way to go. */
function WayField({ value, chosen, onChange, onTransport }: WayFieldProps) {
  const text = useText();
  const field = useRef<HTMLSelectElement>(null);
  // The field in which it was chosen has gone with the other form.
  useEffect(() => {
    if (chosen) field.current?.focus();
  }, [chosen]);
  return (
    <Select
      ref={field}
      label={text('freight.transport')}
      placeholder={text('freight.fba.anyWay')}
      value={value}
      options={[
        ...FBA_MODES.map((way) => ({ value: String(way), label: text(`freight.fba.way.${way}`) })),
        ...ASKED.map((way) => ({ value: way, label: text(`freight.mode.${way}`) })),
      ]}
      onChange={({ currentTarget: { value: way } }) =>
        ASKED.some((one) => one === way) ? onTransport(way) : onChange(way)
      }
    />
  );
}

/** The question for prices to a site, or to a zip of a country. */
export function FbaForm({ search, chosen = false, onTransport, onAsk }: FbaFormProps) {
  const text = useText();
  const nameOf = useLanguageName();
  const { countries, onSearch } = useWarehouses();
  const lands = useWarehouseCountries();
  const goods = useDictionary('goodsType');
  const known = useQuery(contract.basedata.fbaById, search.site === undefined ? null : { id: search.site });
  const [site, setSite] = useState<number | null>(search.site ?? null);
  const [country, setCountry] = useState(search.country ? String(search.country) : '');
  const [zip, setZip] = useState(search.zip ?? '');
  const [way, setWay] = useState(search.way ? String(search.way) : '');
  const [origin, setOrigin] = useState<string>(search.origin ?? FBA_ORIGINS[0]);
  const [goodsType, setGoodsType] = useState<number | null>(search.goods ?? null);
  const [weight, setWeight] = useState(search.weight ?? '');
  const [volume, setVolume] = useState(search.volume ?? '');
  const [sizes, setSizes] = useState(() => inLines(cartonsIn(search.cartons ?? '') ?? []));
  const { queries } = useRecentQueries();
  const [problems, setProblems] = useState<Problems>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    const cartons = cartonsIn(sizes);
    const wrong: Problems = {
      ...(site === null && country === '' && { site: text('freight.fba.noPlace') }),
      ...(site === null && country !== '' && zip.trim() === '' && { zip: text('freight.fba.noZip') }),
      ...(weight !== '' && !weightRule.is(weight) && { weight: text('freight.fba.figure') }),
      ...(volume !== '' && !volumeRule.is(volume) && { volume: text('freight.fba.figure') }),
      ...(cartons === undefined && { cartons: text('freight.fba.cartonsWrong') }),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    onAsk({
      mode: 'fba',
      ...(site === null ? { country: Number(country), zip: zip.trim() } : { site }),
      way: way === '' ? undefined : Number(way),
      origin: oneOf(origin, FBA_ORIGINS),
      goods: goodsType ?? undefined,
      weight: weight || undefined,
      volume: volume || undefined,
      cartons: inAddress(cartons ?? []),
    });
  };
  return (
    <Form aria-label={text('freight.fba.form')} onSubmit={send}>
      <Grid columns={3}>
        <WarehouseField
          label={text('freight.fba.site')}
          countries={countries}
          known={known.data && [known.data]}
          onSearch={onSearch}
          value={site}
          onChange={setSite}
          error={problems.site}
        />
        <Select
          label={text('freight.fba.country')}
          placeholder={text('freight.fba.orCountry')}
          value={country}
          options={
            lands.status === 'ready' ? lands.data.map((one) => ({ value: String(one.id), label: nameOf(one) })) : []
          }
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        />
        <TextField
          label={text('freight.fba.zip')}
          maxLength={12}
          value={zip}
          error={problems.zip}
          onChange={({ target }) => setZip(target.value)}
        />
        <WayField value={way} chosen={chosen} onChange={setWay} onTransport={onTransport} />
        <Select
          label={text('freight.fba.origin')}
          placeholder={null}
          value={origin}
          options={FBA_ORIGINS.map((value) => ({ value, label: text(`freight.fba.origin.${value}`) }))}
          onChange={({ currentTarget }) => setOrigin(currentTarget.value)}
        />
        <DictionaryField label={text('freight.goods')} entries={goods} value={goodsType} onChange={setGoodsType} />
        <TextField
          label={text('freight.weight')}
          aside="KGS"
          inputMode="decimal"
          value={weight}
          error={problems.weight}
          onChange={({ target }) => setWeight(target.value)}
        />
        <TextField
          label={text('freight.volume')}
          aside="CBM"
          inputMode="decimal"
          value={volume}
          error={problems.volume}
          onChange={({ target }) => setVolume(target.value)}
        />
      </Grid>
      <TextArea
        label={text('freight.fba.cartons')}
        hint={text('freight.fba.cartonsHint')}
        rows={2}
        value={sizes}
        error={problems.cartons}
        onChange={({ target }) => setSizes(target.value)}
      />
      <Inline>
        <Button type="submit" variant="primary">
          {text('freight.fba.ask')}
        </Button>
      </Inline>
      <RecentQueries queries={queries} onAsk={onAsk} />
    </Form>
  );
}
