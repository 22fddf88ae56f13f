// Plain Node, no bundler, no stylesheet: what a server renders.
import { Button, ContainerNumber, LadingProvider } from '@lading/ui';
import { messages } from '@lading/ui/zh-CN';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const page = h(
  LadingProvider,
  { locale: 'zh-CN', messages },
  h(ContainerNumber, { value: 'CSQU3054383' }),
  h(Button, { variant: 'primary' }, '确认'),
);
console.log(renderToString(page));
