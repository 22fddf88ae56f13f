import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';

/** How many to-dos wait; undefined when there are none or nobody knows. */
export const useToDoCount = (): number | undefined =>
  useQuery(contract.user.toDoCount, { status: 2, channel: 1 }).data || undefined;
