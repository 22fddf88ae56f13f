import { createFileRoute } from '@tanstack/react-router';
import { WarehousesPage } from '../../features/warehouses/warehouses-page.tsx';
import { warehousesSearch } from '../../features/warehouses/warehouses-search.ts';

export const Route = createFileRoute('/_member/backstage/fba')({
  staticData: {
    titleId: 'routes.warehouses',
    permission: 'warehouse:edit',
    menu: { order: 11, icon: 'warehouse', group: 'routes.baseData' },
  },
  validateSearch: warehousesSearch,
  loader: ({ context }) => context.loadTexts('warehouses', 'list', 'importing'),
  component: WarehousesPage,
});
