import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';
import { siteContent } from '../../testing/sample-content.ts';
import { houseAnswers } from '../../testing/sample-house.ts';
import { rateAnswers } from '../../testing/sample-rates.ts';

const { newsPage, hotKnowledge, adverts, countAdvert } = contract.content;
const { ports } = contract.basedata;
const { server, open } = portalTests();
beforeEach(() => server.use(...houseAnswers('en-US'), ...siteContent('en-US')));
const SOON = { timeout: 5000 };

it('names every service of the house, what an amendment costs, and why one can rely on it', async () => {
  await open('/index', { language: 'en-US' });
  const heading = await screen.findByRole(
    'heading',
    { level: 2, name: 'Ten services from factory to warehouse' },
    SOON,
  );
  const list = within(heading.closest('section') as HTMLElement);
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Full container',
    'Less than container',
    'Air freight',
    'FBA delivery',
    'Fast vessel',
    'Truck and express last mile',
    'Overseas warehousing',
    'Dropshipping',
    'Customs declaration',
    'Trucking',
  ]);
  expect(list.getByText(/^9 to 12 working days, about 11 at best; from CNY 9 per kg, over 40%/)).toBeVisible();
  expect(list.getByRole('link', { name: 'FBA delivery' })).toHaveAttribute('href', '/fba');
  expect(screen.getByRole('heading', { level: 2, name: 'Most amendment fees are paid for one letter' })).toBeVisible();
});

it('shows a draft with what was found on it, and where its offices are', async () => {
  await open('/index', { language: 'en-US' });
  const offices = await screen.findByRole('heading', { level: 2, name: /^\d+ offices/ }, SOON);
  const section = within(offices.closest('section') as HTMLElement);
  expect(section.getByRole('link', { name: 'All addresses and contacts' })).toHaveAttribute('href', '/about');
  expect(await section.findByRole('figure', { name: 'Offices in Asia' }, SOON)).toBeVisible();
  const draft = within(screen.getByRole('figure', { name: /^A draft bill/ }));
  expect(draft.getByText('1402').tagName).toBe('MARK');
  expect(draft.getByText('Check digit should be 3')).toBeVisible();
});

it('shows the latest news and what is worth knowing, each a way to its article', async () => {
  await open('/index', { language: 'en-US' });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Shipping notes' }, SOON);
  const section = within(heading.closest('section') as HTMLElement);
  expect(await section.findByRole('link', { name: /^Los Angeles extends/ }, SOON)).toHaveAttribute(
    'href',
    '/news?id=71',
  );
  expect(await section.findByRole('link', { name: /^1/ }, SOON)).toHaveAttribute('href', '/news?id=31');
  expect(section.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
});

it('names the ports that are asked for most by trade lane, and the airports', async () => {
  await open('/index', { language: 'en-US' });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Ports we sail most' }, SOON);
  const section = heading.closest('section') as HTMLElement;
  expect(within(section).getByRole('heading', { level: 3, name: 'North America' })).toBeVisible();
  expect(await within(section).findByText('Shanghai Pudong', {}, SOON)).toBeVisible();
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'NingboCNNGB',
    'ShanghaiCNSHA',
    'RotterdamNLRTM',
    'Los AngelesUSLAX',
    'Long BeachUSLGB',
    'Shanghai PudongPVG',
    'Los AngelesLAX',
  ]);
  expect(screen.queryByText('Oceania')).toBeNull();
});

it('shows what staff recommend and counts what is followed', async () => {
  const followed: unknown[] = [];
  server.use(
    mock(countAdvert, (input) => {
      followed.push(input);
      return null;
    }),
  );
  const { person, path } = await open('/index', { language: 'en-US' });
  const place = within(await screen.findByRole('region', { name: 'Recommended' }, SOON));
  await person.click(place.getByRole('link', { name: /^The FBA directory/ }));
  expect(path()).toBe('/fba');
  await waitFor(() => expect(followed).toEqual([{ id: 2 }]));
});

it('offers rates and room, each line a way to its lane, and asks for any other', async () => {
  server.use(...rateAnswers('en-US'));
  const { person, path } = await open('/index', { language: 'en-US' });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Rates and space this week' }, SOON);
  const section = within(heading.closest('section') as HTMLElement);
  const [offer] = await section.findAllByRole('link', { name: /sails 11-26/ }, SOON);
  expect(offer).toHaveAttribute('href', '/freight?from=CNNGB&to=USLAX&ctn=40HQx1&rate=11');
  expect(offer).toHaveTextContent('list price, less for members');
  expect(section.getByRole('link', { name: /from USD 2,380.00/ })).toHaveAttribute(
    'href',
    '/freight?from=CNNGB&to=USLAX&ctn=40HQx1',
  );
  expect(section.getByRole('link', { name: /COSCO Shipping AAC2.*40HQ$/ })).not.toHaveTextContent('20GP');
  await person.click(screen.getByRole('textbox', { name: 'Origin' }));
  const form = within(await screen.findByRole('form', { name: 'Rate query' }, { timeout: 15_000 }));
  const ends = [
    [/Origin/, 'CNNGB'],
    [/Destination/, 'USLAX'],
  ] as const;
  for (const [name, code] of ends) {
    await person.type(form.getByRole('combobox', { name }), code);
    await person.click((await screen.findAllByRole('option', { name: new RegExp(code) }, SOON))[0] as HTMLElement);
  }
  await person.selectOptions(form.getByRole('combobox', { name: /Container type/ }), '40HQ');
  await person.click(form.getByRole('button', { name: 'Find rates' }));
  await waitFor(() => expect(path()).toBe('/freight?from=CNNGB&to=USLAX&ctn=40HQx1'), SOON);
}, 40_000);

it('stands without news, ports and adverts', async () => {
  server.use(
    mock(newsPage, { records: [], total: 0, counts: [] }),
    mock(hotKnowledge, { list: [] }),
    mock(adverts, { list: [] }),
    mock(ports, []),
  );
  await open('/index', { language: 'en-US' });
  await screen.findByRole('heading', { level: 2, name: 'Why you can rely on it' }, SOON);
  expect(screen.queryByRole('heading', { name: 'Shipping notes' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Recommended' })).toBeNull();
});
