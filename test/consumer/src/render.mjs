// Plain Node, no bundler, no stylesheet: what a server renders.
import { BillForm, Button, ContainerNumber, FieldGrid, LadingProvider } from '@lading/ui';
import { createCatalogue } from '@lading/ui/catalogue';
import { messages as english } from '@lading/ui/en-US';
import { messages } from '@lading/ui/zh-CN';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import bill from './bill.json' with { type: 'json' };

const page = h(
  LadingProvider,
  { locale: 'zh-CN', messages },
  h(ContainerNumber, { value: 'CSQU3054383' }),
  h(Button, { variant: 'primary' }, '确认'),
  h(FieldGrid, { items: [{ label: '船名', value: 'ANDES' }], classNames: { label: 'of-the-consumer' } }),
);
// A language that the packages do not bring, in another time zone, with most texts missing; below also a locale that is no language tag.
const german = createCatalogue(
  'de-DE',
  { 'button.loading': 'Wird geladen', 'container.expected': 'muss {expected} sein' },
  english,
);
const third = (locale) =>
  h(
    LadingProvider,
    { locale, messages: german, timeZone: 'Europe/Berlin', direction: 'ltr' },
    h(ContainerNumber, { value: 'CSQU3054384' }),
    h(Button, { loading: true }, 'Senden'),
    h(BillForm, { record: bill }),
  );
console.log(JSON.stringify([page, third('de-DE'), third('no tag at all')].map((one) => renderToString(one))));
