import { CUSTOMER_ROLES, type CustomerRole } from '@lading/api-client/contract';
import type { PortalText } from '../../../i18n/text.ts';

export const isCustomerRole = (role: string): role is CustomerRole =>
  (CUSTOMER_ROLES as readonly string[]).includes(role);

/** What a role is called; one that is none of a customer's by its own name. */
export const nameOfRole = (text: PortalText, role: string): string =>
  isCustomerRole(role) ? text(`company.as.${role}`) : role;
