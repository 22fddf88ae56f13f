import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { messages as english } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { changed, Destination, input, isOpen, page, start } from './fixture.tsx';
import { manyPorts, ports } from './fixtures.ts';

beforeEach(() => vi.clearAllMocks());
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

const noop = () => undefined;
conforms('Combobox', <Combobox label="目的地" options={ports} value="DEHAM" onChange={noop} />, {
  ref: HTMLInputElement,
  also: [
    { icon: icons.search, options: [] },
    { options: ports.map((port) => ({ ...port, group: '港口' })) },
    { multiple: true, value: ['DEHAM'] },
  ],
  reach: (user) => user.click(screen.getByRole('combobox')),
});
describe('of several', () =>
  conforms('Combobox', <Combobox label="航线" multiple options={ports} value={['DEHAM']} onChange={noop} />, {
    ref: HTMLInputElement,
    also: false,
  }));

it('names no option as long as none is highlighted', () => {
  render(<Combobox label="目的地" options={ports} value="" onChange={noop} />, {
    wrapper: ({ children }) => (
      <LadingProvider locale="en-US" messages={english}>
        {children}
      </LadingProvider>
    ),
  });
  expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
});

describe('search', () => {
  it.each([
    ['汉', ['汉堡HamburgDEHAM', '汉密尔顿HamiltonCAHAM']],
    ['  ham ', ['汉堡HamburgDEHAM', '哈马德HamadQAHMD', '汉密尔顿HamiltonCAHAM', '伯明翰BirminghamGBBHM']],
    ['deh', ['汉堡HamburgDEHAM']],
    ["ni'ng'bo", ['宁波NingboCNNGB']],
    ['losa', ['洛杉矶Los AngelesUSLAX']],
    ['ＨＡＭＢ', ['汉堡HamburgDEHAM']],
  ])('%s finds in either name and at the start of the code', async (text, found) => {
    const user = start();
    await user.type(input(), text);
    expect(options()).toEqual(found);
    expect(screen.getByRole('status')).toHaveTextContent(`${found.length} 个选项`);
  });

  it('says 无匹配数据 when nothing is found, and 请选择 while nothing is chosen', async () => {
    const user = start();
    expect(input()).toHaveAttribute('placeholder', '请选择');
    await user.type(input(), 'qqq');
    expect(screen.getByRole('status')).toHaveTextContent('无匹配数据');
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    expect(input()).toHaveValue('qqq');
    expect(changed).not.toHaveBeenCalled();
  });

  it('shows a hundred and how many more there are', async () => {
    const user = start({ options: manyPorts });
    await user.click(input());
    expect(options()).toHaveLength(100);
    expect(screen.getByText('还有 200 个，请继续输入')).toBeInTheDocument();
  });
});

describe('pointer', () => {
  it('opens on a press, stays open on another, and takes what is pressed', async () => {
    const user = start({ from: 'DEHAM' });
    await user.click(input());
    await user.click(input());
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('option', { name: /Oakland/ }));
    expect(changed.mock.calls).toEqual([['USOAK', 'Oakland']]);
    expect(isOpen()).toBe(false);
    expect(input()).toHaveFocus();
  });

  it('opens and closes by the arrow, and closes by a press elsewhere', async () => {
    const user = start();
    await user.click(screen.getByRole('button', { name: '展开' }));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: '收起' }));
    expect(isOpen()).toBe(false);
    await user.click(input());
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('takes options with one name, beside those of the reference data', async () => {
    const user = start({
      options: [
        { id: 'reefer', label: 'Reefer cargo', code: 'RF' },
        { id: 'b', nameCn: '普货' },
      ],
    });
    await user.type(input(), 'cargo');
    expect(options()).toEqual(['Reefer cargoRF']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(changed.mock.calls).toEqual([['reefer', undefined]]);
    expect(input()).toHaveValue('Reefer cargo');
  });

  it('does not take an option that is off', async () => {
    const user = start({
      options: [
        { id: 'a', nameCn: '甲', disabled: true },
        { id: 'b', nameCn: '乙' },
      ],
    });
    await user.type(input(), '甲{Enter}');
    await user.click(screen.getByRole('option', { name: '甲' }));
    expect(screen.getByRole('option', { name: '甲' })).toHaveAttribute('aria-disabled', 'true');
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('input methods', () => {
  it('finds while composing and leaves every key to the input method', async () => {
    const user = start();
    await user.click(input());
    fireEvent.compositionStart(input());
    fireEvent.change(input(), { target: { value: "ni'ng" } });
    expect(options()).toEqual(['宁波NingboCNNGB']);
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      fireEvent.keyDown(input(), { key, isComposing: true, keyCode: 229 });
    expect(isOpen()).toBe(true);
    expect(input()).toHaveValue("ni'ng");
    fireEvent.change(input(), { target: { value: '宁波' } });
    fireEvent.compositionEnd(input());
    // Safari reports the Enter that ended the composition after it.
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(changed).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(changed.mock.calls).toEqual([['CNNGB', 'Ningbo']]);
  });
});

describe('off', () => {
  it.each([{ disabled: true }, { readOnly: true }])('stays shut when %o', async (props) => {
    const user = start({ from: 'DEHAM', ...props });
    await user.click(input());
    input().focus();
    await user.keyboard('{ArrowDown}x');
    expect(isOpen()).toBe(false);
    expect(input()).toHaveValue('汉堡');
  });
});

describe('in its surroundings', () => {
  it('closes alone over a dialog, inside its focus trap', async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    render(
      <Dialog open onOpenChange={close} title="查询" size="message">
        <Destination />
      </Dialog>,
      { wrapper: page },
    );
    await user.type(input(), 'ham');
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('listbox'));
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledWith(false);
  });

  it('speaks English and shows the English name', async () => {
    const user = userEvent.setup();
    render(
      <LadingProvider locale="en-US" messages={english}>
        <main>
          <Destination from="DEHAM" />
        </main>
      </LadingProvider>,
    );
    expect(input()).toHaveValue('Hamburg');
    await user.clear(input());
    await user.type(input(), '汉密');
    expect(screen.getByRole('status')).toHaveTextContent('1 option');
    expect(within(screen.getByRole('option')).getByText('汉密尔顿')).toBeInTheDocument();
  });

  it('writes the name of a chosen id as soon as it is known', () => {
    const props: ComboboxProps = { label: '目的地', options: { status: 'loading' }, value: 'DEHAM', onChange: noop };
    const { rerender } = render(<Combobox {...props} />, { wrapper: page });
    expect(input()).toHaveValue('DEHAM');
    act(() => rerender(<Combobox {...props} options={{ status: 'ready', data: ports }} />));
    expect(input()).toHaveValue('汉堡');
  });
});
