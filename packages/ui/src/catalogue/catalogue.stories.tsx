import { containerNumber } from '@lading/validators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BillForm } from '../bill/bill-form.tsx';
import { flagship } from '../bill/fixtures.ts';
import { ContainerNumber } from '../container-number/container-number.tsx';
import { Deadline } from '../deadline/deadline.tsx';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import { messages as english } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { useIssueText } from '../i18n/rules.ts';
import { TextField } from '../text-field/text-field.tsx';
import { createCatalogue } from './catalogue.ts';
import * as texts from './sample-texts.ts';

// Once, outside of components.
const arabic = createCatalogue('ar', texts.arabic, english);
const german = createCatalogue('de-DE', texts.german, english);

const NUMBER = 'CSQU3054384';
/** What the rule of container numbers finds in it. */
const found = containerNumber.check(NUMBER);

interface Words {
  number: string;
  phone: string;
  cutOff: string;
}

function Page({ number, phone, cutOff }: Words) {
  const say = useIssueText();
  const now = Date.parse('2026-11-20T09:48:00+08:00');
  return (
    <>
      <FieldGrid
        items={[
          { label: number, value: <ContainerNumber value={NUMBER} /> },
          { label: phone, value: '+86 574 8730 1188' },
          { label: cutOff, value: <Deadline at="2026-11-21T17:00:00+08:00" zone="Asia/Shanghai" now={now} /> },
        ]}
      />
      <TextField label={number} mono dir="ltr" defaultValue={NUMBER} error={found ? say(found) : undefined} />
    </>
  );
}

const German = () => (
  <LadingProvider locale="de-DE" messages={german} timeZone="Europe/Berlin" direction="ltr">
    <Page number="Containernummer" phone="Telefon" cutOff="Ladeschluss" />
  </LadingProvider>
);

const Arabic = () => (
  <LadingProvider locale="ar" messages={arabic} timeZone="Asia/Dubai" direction="rtl">
    <Page number="رقم الحاوية" phone="الهاتف" cutOff="آخر موعد" />
    <BillForm record={flagship('en-US')} />
  </LadingProvider>
);

const meta = {
  title: 'Other languages',
  component: LadingProvider,
  args: { locale: 'de-DE', messages: german, children: null },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof LadingProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A third language: plain ICU texts by id, those of the rules among them; the time zone and the plural are its own. */
export const Third: Story = {
  render: German,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Die Prüfziffer müsste „3“ sein, nicht „4“')).toBeVisible();
    await expect(page.getByText(/1 Tag 07 Std\./)).toBeVisible();
  },
};

/** The left edge of a letter of a text, in px. */
function edge(element: HTMLElement, letter: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.nodeValue?.indexOf(letter) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`no ${letter} in ${element.textContent}`);
}

/** Written from right to left: numbers, moments and the paper itself stay as they are printed. */
export const RightToLeft: Story = {
  render: Arabic,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const number = canvasElement.querySelector<HTMLElement>('[data-component=ContainerNumber]');
    if (!number) throw new Error('there is no container number');
    // The box of the check digit is behind the number, and the plus before it.
    await expect(edge(number, 'C')).toBeLessThan(edge(number, '4'));
    const phone = page.getByText('+86 574 8730 1188');
    await expect(edge(phone, '+')).toBeLessThan(edge(phone, '6'));
    const made = page.getByText('2026-11-18 12:40:12');
    await expect(edge(made, '-')).toBeLessThan(edge(made, ':'));
    // The page begins on the right, and the sheet on the left.
    const [shipper, title] = [page.getByText('الشاحن'), page.getByText('بوليصة الشحن')];
    await expect(edge(shipper, 'ا')).toBeLessThan(edge(title, 'ب'));
    // One Chromium says where it is, a newer one what was asked for.
    await expect(['right', 'start']).toContain(getComputedStyle(phone).textAlign);
  },
};
