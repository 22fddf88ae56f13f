import type { Examples } from '../testing/example.ts';

export const examples: Examples<'user', 'views'> = {
  listViews: () => ({ list: 'orders' }),
  saveListView: () => ({ list: 'orders', name: 'Mine', search: '{"status":4}', columns: [{ id: 'etd', show: true }] }),
  deleteListView: () => ({ list: 'orders', name: 'Mine' }),
};
