import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeSocket } from '../testing/fake-socket.ts';
import { chenWei, portalTests } from '../testing/render-portal.tsx';
import { sampleHouse } from '../testing/sample-house.ts';

const { server, open } = portalTests();

it('asks what the house sets when somebody comes back to the page, and waits while the server is away', async () => {
  const asked = vi.fn(() => sampleHouse);
  server.use(mock(contract.user.companyLogo, asked));
  await open('/orders', { as: chenWei });
  await screen.findByRole('heading', { name: '订单管理' });
  await waitFor(() => expect(FakeSocket.all[0]?.sent).toContainEqual({ cmd: 'login', text: chenWei.token }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const before = asked.mock.calls.length;
  fireEvent.focus(window);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(before + 1));
  act(() => FakeSocket.all[0]?.onclose?.({ code: 1006 }));
  fireEvent.focus(window);
  await new Promise((done) => setTimeout(done, 50));
  expect(asked).toHaveBeenCalledTimes(before + 1);
});
