import { createFileRoute } from '@tanstack/react-router';
import { DictionariesPage } from '../../features/dictionaries/dictionaries-page.tsx';
import { dictionariesSearch } from '../../features/dictionaries/dictionaries-search.ts';

export const Route = createFileRoute('/_member/backstage/dictionaries')({
  staticData: {
    titleId: 'routes.dictionaries',
    permission: 'dictionary:edit',
    menu: { order: 13, icon: 'list', group: 'routes.baseData' },
  },
  validateSearch: dictionariesSearch,
  loader: ({ context }) => context.loadTexts('dictionaries', 'list', 'importing'),
  component: DictionariesPage,
});
