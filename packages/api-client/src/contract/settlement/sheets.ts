import { deskQueue } from '../desk/queues.ts';
import { chargeOrders, chargeSheet } from './charges.ts';
import { stale } from './stale.ts';

/** What shows something of the charges of an order. */
export const sheets = () => [...stale(), chargeOrders, chargeSheet, deskQueue];
