import { capital } from './names.mjs';

/**
 * @typedef {object} Page
 * @property {string} domain folder under features, as `order`
 * @property {string} file its own folder there, as `booking`
 * @property {string} name as `Booking`
 * @property {string} area of its texts, as `orderBooking`
 * @property {string} path as `/order/booking`
 * @property {string} permission
 * @property {{ order: string, icon: string } | undefined} menu
 * @property {List | undefined} list
 * @property {Record<'en-US' | 'zh-CN', Record<string, string>>} texts by language and id
 *
 * @typedef {object} List
 * @property {string} service
 * @property {string} call
 * @property {string} key field that tells the rows apart
 * @property {string[]} columns fields that are shown; the first names the row
 * @property {Record<string, unknown>} row one that the server could answer
 */

/** @param {Page} page */
export const routeOf = ({ domain, file, name, area, path, permission, menu, list }) =>
  `import { createFileRoute } from '@tanstack/react-router';
import { ${name}Page } from '../../features/${domain}/${file}/${file}-page.tsx';
${list ? "import { listSearch } from '../../kit/list-search.ts';\n" : ''}
export const Route = createFileRoute('/_member${path}')({
  staticData: { titleId: 'routes.${area}', permission: '${permission}'${menu ? `, menu: { order: ${menu.order}, icon: '${menu.icon}' }` : ''} },
${list ? '  validateSearch: listSearch,\n' : ''}  loader: ({ context }) => context.loadTexts('${domain}-${file}'${list ? ", 'list'" : ''}),
  component: ${name}Page,
});
`;

const listPage = (
  { name, area, path },
  { service, call, key, columns },
) => `import { contract, type Out } from '@lading/api-client/contract';
import { Page } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList } from '../../../kit/list.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';

const { ${call} } = contract.${service};
type Row = Out<typeof ${call}>['records'][number];
const route = getRouteApi('/_member${path}');

const list = defineList(${call}, {
  name: '${area}',
  path: '${path}',
  rowKey: (row) => row.${key},
  rowName: (row) => row.${columns[0]},
  arg: (asked) => asked,
});

/** What it is for, in one line. */
export function ${name}Page() {
  const text = useText();
  const page = useListPage(list, route.useSearch());
  const columns = useMemo(
    () => columnsOf<Row>()(text, '${area}', {
${columns.map((field, place) => `      ${field}: { cell: (row) => row.${field}${place === 0 ? ", sticky: 'start'" : ''} },`).join('\n')}
    }),
    [text],
  );
  const title = text('routes.${area}');
  return (
    <Page title={title} meta={page.updated} fill>
      <ListFilters page={page} label={title} keywordHint={text('${area}.keywordHint')} filters={[]} columns={columns} clearable />
      <ListTable
        page={page}
        label={title}
        columns={columns}
        none={{ title: text('${area}.none'), reason: text('${area}.noneReason') }}
        noMatch={{ title: text('${area}.noMatch'), reason: text('${area}.noMatchReason') }}
      />
    </Page>
  );
}
`;

const plainPage = ({ name, area }) => `import { Page, Text } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';

/** What it is for, in one line. */
export function ${name}Page() {
  const text = useText();
  return (
    <Page title={text('routes.${area}')}>
      <Text>{text('${area}.lead')}</Text>
    </Page>
  );
}
`;

/** @param {Page} page */
export const pageOf = (page) => (page.list ? listPage(page, page.list) : plainPage(page));

/** @param {Page} page */
export function storyOf({ area, path, list, texts }) {
  const meta = `const meta = {
  title: '${capital(area)}',
  ...pageAt('${path}', 'member'),
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const finds = (words: RegExp) =>
  (async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(words, {}, SOON);
  }) satisfies Story['play'];
`;
  const plain = (text) => text.replace(/[.*+?^$}{()|[\]\\/]/g, '\\$&');
  const words = (id) => `/${plain(texts['zh-CN'][id])}|${plain(texts['en-US'][id])}/`;
  const shared = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
`;
  if (!list)
    return `${shared}
${meta}
export const Shown: Story = { parameters: { pictures: { full: true } }, play: finds(${words(`${area}.lead`)}) };
`;
  const { service, call, columns, row } = list;
  return `import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
${shared}
const { ${call} } = contract.${service};
const answer = { records: [${JSON.stringify(row)}], total: 1 } satisfies Out<typeof ${call}>;

${meta}
export const Filled: Story = {
  args: { answers: () => [mock(${call}, answer)] },
  parameters: { pictures: { full: true } },
  play: finds(/^${row[columns[0]]}$/),
};
export const None: Story = {
  args: { answers: () => [mock(${call}, { records: [], total: 0 })] },
  play: finds(${words(`${area}.none`)}),
};
/** What the server says stands in place of the rows. */
export const Failed: Story = {
  args: { answers: () => [mockError(${call}, { message: '4711' })] },
  play: finds(/4711/),
};
`.replace('import { contract } from', 'import { contract, type Out } from');
}

/** @param {Page} page */
export function testOf({ area, path, list, texts }) {
  const title = JSON.stringify(texts['zh-CN'][`routes.${area}`]);
  if (!list)
    return `import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';

const { open } = portalTests();

it('shows what it is for, under its title', async () => {
  await open('${path}', { as: chenWei });
  expect(await screen.findByRole('heading', { name: ${title} })).toBeVisible();
  await waitFor(() => expect(document.title).toContain(${title}));
});
`;
  const { service, call, columns, row } = list;
  return `import { contract, type Out } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';

const { ${call} } = contract.${service};
const { server, open } = portalTests();
const answer = { records: [${JSON.stringify(row)}], total: 1 } satisfies Out<typeof ${call}>;

it('shows what the server answers, under its title', async () => {
  const asked = vi.fn();
  server.use(
    mock(${call}, (input) => {
      asked(input);
      return answer;
    }),
  );
  await open('${path}?keyword=COSU', { as: chenWei });
  expect((await screen.findAllByText('${row[columns[0]]}', {}, { timeout: 5000 }))[0]).toBeVisible();
  expect(asked.mock.lastCall?.[0]).toMatchObject({ current: 1, keyword: 'COSU' });
  await waitFor(() => expect(document.title).toContain(${title}));
});

it('says a failure in place of the rows', async () => {
  server.use(mockError(${call}, { message: '4711' }));
  await open('${path}', { as: chenWei });
  expect(await screen.findByText('4711', {}, { timeout: 5000 })).toBeVisible();
});
`;
}
