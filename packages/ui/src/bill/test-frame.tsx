import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';

const inFrame = (element: ReactElement) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {element}
  </LadingProvider>
);

/** Renders in Chinese; `update` renders the same place anew. */
export function show(element: ReactElement) {
  const view = render(inFrame(element));
  return { ...view, update: (next: ReactElement) => view.rerender(inFrame(next)) };
}
