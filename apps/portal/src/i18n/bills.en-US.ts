// What the components say that compare and write bills.
import { messages as billEdit } from '@lading/ui/en-US/bill-edit';
import { messages as compare } from '@lading/ui/en-US/compare';
import { messages as instruction } from '@lading/ui/en-US/instruction';
import { messages as review } from '@lading/ui/en-US/review';

export const messages = { ...billEdit, ...compare, ...instruction, ...review };
