import type { DemoDomain } from '../demo-domain.ts';
import { addHouse } from './house.ts';
import { DEMO_ACCOUNTS } from './people.ts';

const personOf = ({ account, password, name, nameEn }: (typeof DEMO_ACCOUNTS)[number]) => ({
  account,
  password,
  name,
  nameEn,
});

/** Both customers with their people, the forwarder's, and what the house says of itself. */
export const user: DemoDomain = {
  parts() {
    const customers = Map.groupBy(
      DEMO_ACCOUNTS.filter(({ code }) => code !== ''),
      ({ code }) => code,
    );
    return {
      customers: [...customers].map(([code, people]) => ({
        code,
        name: people[0]?.company,
        nameEn: people[0]?.companyEn,
        users: people.map(personOf),
      })),
      staff: DEMO_ACCOUNTS.filter(({ code }) => code === '').map(personOf),
    };
  },
  load: addHouse,
};
