import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';

/** How many to-dos wait; undefined when there are none or nobody knows. */
export const useToDoCount = (isAsked: boolean): number | undefined =>
  useQuery(contract.user.toDoCount, isAsked ? { status: 2, channel: 1 } : null).data || undefined;
