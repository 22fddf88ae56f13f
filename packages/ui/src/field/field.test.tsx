import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Field } from './field.tsx';

conforms('Field', <Field label="船期">{(control) => <input type="time" {...control} />}</Field>, {
  ref: HTMLDivElement,
});

it('ties a control of your own to its label and to what is said under it', () => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Field label="提货时间" error="早于开仓时间" hint="宁波时间" required>
        {(control) => <input type="time" required {...control} />}
      </Field>
    </LadingProvider>,
  );
  const control = screen.getByLabelText('提货时间');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('早于开仓时间 宁波时间');
});
