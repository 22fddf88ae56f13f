import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { AdvertSpread } from './advert-spread.tsx';

const items = [
  { id: '1', title: '美西快船', picture: '/ship.png', narrowPicture: '/ship-narrow.png', href: '#ships' },
  { id: '2', title: '仓库目录', picture: '/quay.png', href: 'https://elsewhere.example.com/' },
  { id: '3', title: '八处办公室', picture: '/offices.png' },
];

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('AdvertSpread', <AdvertSpread items={items} />, { ref: HTMLUListElement });

it('names each link by its title, has a picture for narrow screens, and says which was followed', async () => {
  const followed = vi.fn();
  const { container } = render(<AdvertSpread items={items} wide onFollow={followed} />, { wrapper });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect([...container.querySelectorAll('source')].map(({ srcset }) => srcset)).toEqual(['/ship-narrow.png']);
  await userEvent.click(screen.getByRole('link', { name: '美西快船' }));
  expect(followed.mock.calls).toEqual([['1']]);
});

it('opens another site in a window of its own, and its own pages here', () => {
  render(<AdvertSpread items={items} />, { wrapper });
  const away = screen.getByRole('link', { name: '仓库目录' });
  expect([away.getAttribute('target'), away.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.getByRole('link', { name: '美西快船' })).not.toHaveAttribute('target');
});
