import type { Client } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { expect, it, vi } from 'vitest';
import { createAnswers } from './answers.ts';

const { fbaHot, fbaById, fbaCountries } = contract.basedata;
const clientOf = (call: (path: string, arg: unknown) => unknown) => {
  const asked = vi.fn(async ({ path }: { path: string }, arg: unknown) => call(path, arg));
  return { asked, client: { call: asked } as unknown as Client };
};

it('asks each question once, those that follow from an answer, too', async () => {
  const { answers, first, of, drawn } = createAnswers();
  const { asked, client } = clientOf((path) => path);
  const html = await drawn(client, async () => {
    const hot = [first('hot', fbaHot, {}), first('hot', fbaHot, {})];
    const one = hot[0] && first('one', fbaById, { id: 7 });
    return [...hot, one].join();
  });
  expect(html).toBe([fbaHot.path, fbaHot.path, fbaById.path].join());
  expect(asked).toHaveBeenCalledTimes(2);
  expect([of(fbaHot), of(fbaById), of(fbaCountries)]).toEqual([[fbaHot.path], [fbaById.path], []]);
  expect({ ...answers }).toEqual({ hot: fbaHot.path, one: fbaById.path });
});

it('gives up where a page asks for more each time, or is refused', async () => {
  let count = 0;
  const endless = createAnswers();
  const { client } = clientOf(() => 1);
  const draw = async () => {
    count += 1;
    return String(endless.first(`more ${count}`, fbaHot, {}));
  };
  await expect(endless.drawn(client, draw)).rejects.toThrow('asks for more');
  const refused = createAnswers();
  const no = clientOf(() => {
    throw new Error('not found');
  });
  const ask = async () => String(refused.first('hot', fbaHot, {}));
  await expect(refused.drawn(no.client, ask)).rejects.toThrow('not found');
});
