import type { Examples } from '../testing/example.ts';

export const examples: Examples<'basedata', 'portLists'> = {
  ports: () => ({ searchValue: 'nb' }),
  portGroups: () => ({ side: 'end' }),
  hotAirPorts: () => ({}),
};
