import type { contract, Out } from '@lading/api-client/contract';

type Calls = typeof contract.settlement;
export type SheetAnswer = Out<Calls['chargeSheet']>;
export type ChargeQueryRow = Out<Calls['queryPage']>['records'][number];
export type PaymentRow = Out<Calls['paymentPage']>['records'][number];
