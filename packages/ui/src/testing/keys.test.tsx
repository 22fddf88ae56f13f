import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { EmailListField } from '../email-list-field/email-list-field.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { Form } from '../form/form.tsx';
import { FormErrorSummary } from '../form/form-error-summary.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { Link } from '../link/link.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SliderCaptcha } from '../slider-captcha/slider-captcha.tsx';
import { Tag } from '../tag/tag.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Upload } from '../upload/upload.tsx';

/** The keys that the docs pages of actions and fields promise and no other test presses. */
const use = (part: ReactElement): UserEvent => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      {part}
    </LadingProvider>,
  );
  return userEvent.setup();
};
const focused = () => document.activeElement;
const named = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });

it('Link: Tab moves to it, Enter follows it', async () => {
  const follow = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const user = use(
    <Link href="#help" onClick={follow}>
      需要帮助
    </Link>,
  );
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledOnce();
});

it('Tag: Tab moves to the cross, Enter and Space take it away', async () => {
  const remove = vi.fn();
  const user = use(<Tag onRemove={remove}>40HQ</Tag>);
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter} ');
  expect(remove).toHaveBeenCalledTimes(2);
});

it('CopyButton: Enter and Space copy', async () => {
  const user = use(<CopyButton value="COSU6412098730" label="复制提单号" />);
  await user.tab();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('{Enter} ');
  expect(write.mock.calls).toEqual([['COSU6412098730'], ['COSU6412098730']]);
});

it('Field and TextField: Tab goes to the control, its action and its repairs; Enter and Space put a repair in', async () => {
  const user = use(
    <TextField
      label="箱号"
      defaultValue="CSQU3054384"
      error="校验位应为 3"
      suggestions={['CSQU3054383', 'CBHU3202732']}
      action={<Button>读取</Button>}
    />,
  );
  await user.tab();
  expect(named('箱号')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '读取' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(named('箱号')).toHaveValue('CSQU3054383');
  screen.getByRole('button', { name: '改为 CBHU3202732' }).focus();
  await user.keyboard(' ');
  expect(named('箱号')).toHaveValue('CBHU3202732');
});

it('TextArea: Enter begins a line, Tab moves on and is not typed', async () => {
  const user = use(<TextArea label="货描" />);
  await user.tab();
  await user.keyboard('A{Enter}B');
  await user.tab();
  expect(named('货描')).toHaveValue('A\nB');
  expect(document.body).toHaveFocus();
});

it('NumberField: Tab passes its arrows by', async () => {
  const user = use(<NumberField label="毛重" step="1" />);
  await user.tab();
  expect(named('毛重')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('PasswordField: Tab goes to the eye; Enter shows, Space hides', async () => {
  const user = use(<PasswordField label="密码" />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(named('密码')).toHaveAttribute('type', 'text');
  await user.keyboard(' ');
  expect(named('密码')).toHaveAttribute('type', 'password');
});

it.each(['{Enter}', ' '])('PhoneField: Tab goes to the button, “%s” sends the code', async (key) => {
  const send = vi.fn(async () => undefined);
  const user = use(<PhoneField label="手机号" onSendCode={send} />);
  await user.tab();
  expect(named('手机号')).toHaveFocus();
  await user.tab();
  await user.keyboard(key);
  expect(send).toHaveBeenCalledOnce();
});

function Emails() {
  const [value, setValue] = useState('');
  return <EmailListField label="制单邮箱" value={value} onChange={setValue} />;
}

it('EmailListField: comma, Enter and Tab end an address; Shift+Tab goes back to the crosses', async () => {
  const user = use(<Emails />);
  await user.tab();
  await user.keyboard('a@haoyu.example,b@haoyu.example{Enter}c@haoyu.example');
  await user.tab();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(focused()).toHaveAccessibleName(/c@haoyu\.example/);
});

it('RadioGroup: Tab moves to the chosen one, then out of the group', async () => {
  const options = ['PP', 'CC'].map((value) => ({ value, label: value }));
  const user = use(<RadioGroup label="付款方式" options={options} defaultValue="CC" />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'CC' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'PP' })).toBeChecked();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('Upload: Enter and Space open the choice of files; Tab goes through the buttons of each file', async () => {
  const open = vi.fn();
  const files = [{ id: 'a', name: 'a.pdf', size: 1, status: 'error', error: '10021' } as const];
  const nothing = () => undefined;
  const user = use(
    <Upload label="上传" files={files} onAdd={nothing} onRetry={nothing} onRemove={nothing} onClick={open} />,
  );
  await user.tab();
  expect(named('上传')).toHaveFocus();
  await user.keyboard('{Enter} ');
  expect(open).toHaveBeenCalledTimes(2);
  await user.tab();
  expect(focused()).toHaveAccessibleName(/重试/);
  await user.tab();
  expect(focused()).toHaveAccessibleName(/移除|删除/);
});

it('SliderCaptcha: Up, Page Up, Down, Page Down and Home move it', async () => {
  const user = use(<SliderCaptcha label="安全验证" onComplete={async () => true} />);
  await user.tab();
  const at = async (keys: string) => {
    await user.keyboard(keys);
    return Number((screen.getByRole('slider') as HTMLInputElement).value);
  };
  expect(await at('{PageUp}{ArrowUp}')).toBe(13);
  expect(await at('{PageUp}{PageDown}{ArrowDown}')).toBe(10);
  expect(await at('{Home}')).toBe(0);
});

it('Form: Tab goes from field to field, Enter sends it; on an entry of the summary it goes to the field', async () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const user = use(
    <Form title="登录" onSubmit={send}>
      <FormErrorSummary errors={[{ id: 'account', label: '手机号', message: '不能为空' }]} />
      <TextField id="account" label="手机号" />
      <PasswordField label="密码" />
      <Button type="submit">登录</Button>
    </Form>,
  );
  screen.getByRole('link', { name: /手机号/ }).focus();
  await user.keyboard('{Enter}');
  expect(named('手机号')).toHaveFocus();
  await user.tab();
  expect(named('密码')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  await user.tab({ shift: true });
  expect(named('手机号')).toHaveFocus();
});

it('FilterBar: Tab moves through the fields, then to the actions', async () => {
  const user = use(
    <FilterBar label="筛选订单" actions={<Button>导出</Button>}>
      <TextField label="业务编号" />
      <TextField label="提单号" />
    </FilterBar>,
  );
  const stops = [];
  for (let stop = 0; stop < 3; stop++) {
    await user.tab();
    stops.push(focused());
  }
  expect(stops).toEqual([named('业务编号'), named('提单号'), screen.getByRole('button')]);
});
