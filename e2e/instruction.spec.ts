import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { logIn } from './portal.ts';
import { EN, ZH } from './words.ts';

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    write: '填写',
    toWrite: '待填写',
    paste: '粘贴清单',
    cells: /Excel/,
    fill: /^填入 2 行$/,
    saved: /已自动保存/,
    send: '提交补料',
    made: '制单时间',
    sent: '已提交',
    comma: '采用修正后的写法',
    cannot: /未完成|需要改/,
    sealOf: /^封号第 2 行/,
    column: '箱号',
  },
  {
    locale: 'en-US',
    words: EN,
    write: 'Write',
    toWrite: 'To write',
    paste: 'Paste a list',
    cells: /Excel/,
    fill: 'Fill in 2 rows',
    saved: /Autosaved/,
    send: 'Send instruction',
    made: /^Bill date/,
    sent: 'Submitted',
    comma: 'Use the corrected text',
    cannot: /still need|change/,
    sealOf: /^Seal no.*row 2/i,
    column: 'Container no.',
  },
] as const;

/** As it comes from a spreadsheet: a blank and a hyphen in a number, thousands. */
const SHEET = 'Container\tSeal\tType\tPackages\tWeight\nCSQU 305438-3\tCN4471221\t40HQ\t300\t3,100.5';
const SHIPPER = 'NINGBO HAOYU HOMEWARE CO.，LTD.\nNO. 288 JIANGNAN ROAD';

const shipper = (page: Page) => page.locator('form [name=fAddress]');
const kept = (page: Page) => page.locator('[data-component=InstructionState]');

/** The first instruction that is still to be written. */
async function open(page: Page, said: (typeof SAYS)[number]): Promise<void> {
  await page.goto('/instructions?state=open');
  await page.getByRole('link', { name: said.write, exact: true }).last().click();
  await expect(page.locator('[data-component=BillEditor]')).toBeVisible();
}

test.use({ story: 'instruction' });

for (const said of SAYS)
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a clerk writes an instruction, which is checked, repaired and kept', async ({ page }) => {
      await logIn(page, said.words);
      await open(page, said);
      await shipper(page).fill(SHIPPER);
      await shipper(page).blur();
      // The full-width comma is named, and its repair is one press away.
      await expect(page.locator('[data-component=InstructionGate] [data-state=wrong]').first()).toContainText('，');
      await page.getByRole('button', { name: said.comma }).first().click();
      await expect(shipper(page)).toHaveValue(SHIPPER.replace('，', ','));

      await page.getByRole('button', { name: said.paste }).click();
      await page.getByRole('dialog').getByRole('textbox').fill(`${SHEET}\nTCNU7200974\tCN4471222\t40HQ\t170\t1,331.6`);
      await expect(page.getByRole('dialog')).toContainText('CSQU3054383');
      await page.getByRole('dialog').getByRole('button', { name: said.fill }).click();
      const numbers = page.locator('[data-row] [data-field=ctnNo]').filter({ visible: true });
      const written = () => numbers.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
      await expect.poll(written).toEqual(expect.arrayContaining(['CSQU3054383', 'TCNU7200974']));

      await expect(kept(page)).toContainText(said.saved);
      await page.reload();
      await expect(shipper(page)).toHaveValue(/CO\., ?LTD\./);
    });
  });

test.describe('two people', () => {
  test.use({ locale: 'en-US' });

  test('write on one bill: other fields come together, of the same one both stand', async ({ page, newPage }) => {
    const said = SAYS[1];
    await logIn(page, EN);
    await open(page, said);
    const other = await newPage({ locale: 'en-US' });
    await logIn(other, EN, '13500135000');
    await other.goto(page.url());
    await expect(shipper(other)).toBeVisible();
    await other.locator('form [name=vessel]:not([readonly]), form [name=remark]').last().fill('KEEP THE MARKS');
    await expect(kept(other)).toContainText(said.saved);
    await page.locator('form [name=sAddress]').fill('EVERGREEN PANTRY CO.\n880 HARBOR WAY, OAKLAND');
    await expect(kept(page)).toContainText(said.saved);
    await expect(page.locator('form [name=remark]')).toHaveValue('KEEP THE MARKS');
    await expect(other.locator('form [name=sAddress]')).toHaveValue(/EVERGREEN/);
  });
});

/** The browser that writes into a folder, by what it was started with. */
async function pidsOf(folder: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(folder)) found.push(Number(name));
  }
  return found;
}

/** Rounds of a killed browser: two in every run, as many as are asked for otherwise. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 2);

test.describe('a browser that is killed', () => {
  test.skip(process.platform !== 'linux', 'processes are found by /proc');

  test('loses nothing that was typed a second before', async ({ server }, { project }) => {
    test.setTimeout(60_000 * (ROUNDS + 1));
    const folder = await mkdtemp(join(tmpdir(), 'lading-killed-'));
    const { executablePath, args } = project.use.launchOptions ?? {};
    const start = () =>
      chromium.launchPersistentContext(folder, {
        baseURL: server.url,
        locale: 'en-US',
        ...(executablePath && { executablePath }),
        ...(args && { args }),
      });
    let place = '';
    let typed = '';
    for (let round = 0; round <= ROUNDS; round += 1) {
      const context = await start();
      const page = context.pages()[0] ?? (await context.newPage());
      // Nothing reaches the server: only this device can have kept it.
      await context.route('**/saveInfo?bl.do', (route) => route.abort());
      if (round === 0) {
        await logIn(page, EN);
        await open(page, SAYS[1]);
        place = new URL(page.url()).pathname;
      } else {
        await page.goto(place);
        // Whether the browser had written down its session before it was killed is its own affair.
        const password = page.locator('input[type=password]');
        await expect(shipper(page).or(password)).toBeVisible();
        if (await password.isVisible()) {
          await logIn(page, EN);
          await page.goto(place);
        }
        await expect(shipper(page)).toHaveValue(typed);
      }
      if (round === ROUNDS) {
        await context.close();
        break;
      }
      typed = `ROUND ${round} OF A KILLED BROWSER`;
      await shipper(page).fill('');
      await shipper(page).pressSequentially(typed, { delay: 20 });
      await page.waitForTimeout(1_000);
      for (const pid of await pidsOf(folder)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It ended with its parent.
        }
      }
      await context.close().catch(() => undefined);
    }
    await rm(folder, { recursive: true, force: true });
  });
});
