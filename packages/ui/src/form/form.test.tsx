import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { FormRow } from './form-row.tsx';
import { inOrder } from './found.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('FormRow', <FormRow>公司</FormRow>, { ref: HTMLDivElement });
conforms(
  'Form',
  <Form title="登录">
    <TextField label="手机号" />
  </Form>,
  { ref: HTMLFormElement },
);
conforms(
  'FormErrorSummary',
  <FormErrorSummary
    errors={[{ id: 'consignee', label: '收货人', message: '不能为空' }]}
    warnings={[{ message: '封号 17 位，多数船公司最多 15 位' }]}
  />,
  { ref: HTMLElement },
);

it('heads the page with its title, is named by it, and leaves the messages to the fields', () => {
  render(
    <Form title="Log in">
      <input aria-label="Account" required />
    </Form>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Log in' })).toHaveAttribute('novalidate');
});

it('takes another name than its title', () => {
  render(
    <Form title="Log in" aria-label="Log in with a password">
      <input aria-label="Account" />
    </Form>,
  );
  expect(screen.getByRole('form', { name: 'Log in with a password' })).toBeInTheDocument();
});

it('leads from each entry to its field, and from a group to what is chosen in it', async () => {
  const options = [
    { value: 'PP', label: '预付' },
    { value: 'CC', label: '到付' },
  ];
  render(
    <>
      <FormErrorSummary
        errors={[
          { id: 'consignee', label: '收货人', message: '不能为空' },
          { id: 'pay', label: '付款方式', message: '与约号不符' },
          { message: '这一票已截单' },
        ]}
      />
      <TextField id="consignee" label="收货人" />
      <RadioGroup id="pay" label="付款方式" options={options} value="CC" onChange={() => undefined} />
    </>,
    { wrapper },
  );
  expect(screen.getByRole('region', { name: '还有 3 项需要改' })).toHaveTextContent('这一票已截单');
  await userEvent.click(screen.getByRole('link', { name: '收货人：不能为空' }));
  expect(screen.getByRole('textbox', { name: '收货人' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /付款方式/ }));
  expect(screen.getByRole('radio', { name: '到付' })).toHaveFocus();
});

it('lets the owner lead, such as to another tab', async () => {
  const go = vi.fn();
  const entry = { id: 'sub-1', label: '毛重', message: '不能为空' };
  render(<FormErrorSummary errors={[entry]} onGo={go} />, { wrapper });
  await userEvent.click(screen.getByRole('link'));
  expect(go).toHaveBeenCalledExactlyOnceWith(entry);
});

it('says nothing while there is nothing to say', () => {
  const { container } = render(<FormErrorSummary errors={[]} />, { wrapper });
  expect(container).toBeEmptyDOMElement();
});

it('puts fields in the order of their labels, rows by number', () => {
  const names = ['weight', '', 'containers.10.ctnNo', 'containers', 'containers.2.sealNo', 'containers.2.ctnNo'];
  const labels = ['containers', 'containers.ctnNo', 'containers.sealNo', 'weight'];
  expect(
    inOrder(
      names.map((name) => ({ name })),
      labels,
    ).map(({ name }) => name),
  ).toEqual(['', 'containers', 'containers.2.ctnNo', 'containers.2.sealNo', 'containers.10.ctnNo', 'weight']);
});
