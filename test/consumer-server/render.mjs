// Renders pages to strings on React 18 and prints JSON: the pages, and what was written to the console, which must be nothing.
import { BillForm, Button, ContainerNumber, DataTable, LadingProvider, StatusTag } from '@lading/ui';
import { messages as english } from '@lading/ui/en-US';
import { messages as chinese } from '@lading/ui/zh-CN';
import { createElement as h, version } from 'react';
import { renderToString } from 'react-dom/server';
import record from './bill.json' with { type: 'json' };

const said = [];
for (const way of ['error', 'warn']) console[way] = (...words) => said.push(words.join(' '));

const page = (locale, messages) =>
  renderToString(
    h(
      LadingProvider,
      { locale, messages },
      h(ContainerNumber, { value: 'CSQU3054383' }),
      h(StatusTag, { tone: 'success' }, 'COPY'),
      h(Button, { variant: 'primary' }, locale === 'zh-CN' ? '确认' : 'Confirm'),
      h(BillForm, { record }),
    ),
  );

console.log(
  JSON.stringify({
    react: version,
    table: typeof DataTable,
    dom: typeof document,
    said,
    html: { 'zh-CN': page('zh-CN', chinese), 'en-US': page('en-US', english) },
  }),
);
