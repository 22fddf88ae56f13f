import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applications, securityLog, webUsers } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { FUDA } from './applications.examples.ts';
import { openSession } from './session.ts';

const calls = contract.user;
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
});
afterAll(() => server.close());

it('hands out what is kept of a person, of nobody else, and none of the secrets', async () => {
  const owner = await openSession(world.db, server.ids.user, 'Chrome 142, Windows', { network: '203.0.113.*' });
  const [other] = await world.db
    .insert(webUsers)
    .values({ customerId: server.ids.customer, account: world.nextPhone(), passwordHash: '', name: '邻桌的人' })
    .returning();
  await world.db.insert(securityLog).values([
    { event: 'login', userId: server.ids.user, address: '203.0.113.77' },
    { event: 'login', userId: other?.id ?? 0, address: '198.51.100.9' },
  ]);
  const row = { kind: 'fuda', customerId: server.ids.customer, userId: server.ids.user, content: { ...FUDA } } as const;
  await world.db.insert(applications).values(row);
  const answer = await server.app.inject({
    method: 'POST',
    url: calls.exportKept.path,
    headers: { auth: owner },
    payload: {},
  });
  expect(answer.headers['content-disposition']).toMatch(/lading_\d{11}_\d{4}-\d\d-\d\d\.json/);
  const kept = JSON.parse(answer.body);
  expect(kept.person).toMatchObject({ id: server.ids.user, company: '宁波昊宇' });
  expect(kept.sessions).toContainEqual(
    expect.objectContaining({ agent: 'Chrome 142, Windows', network: '203.0.113.*' }),
  );
  expect(kept.applications).toMatchObject([{ kind: 'fuda', content: { lanes: ['USWC'] } }]);
  expect(kept.events).toContainEqual(expect.objectContaining({ event: 'login', network: '203.0.113.*' }));
  expect(answer.body).not.toMatch(/203\.0\.113\.77|198\.51\.100|邻桌的人|argon2|tokenHash|passwordHash/);
});
