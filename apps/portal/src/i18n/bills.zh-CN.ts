// What the components say that compare and write bills.
import { messages as billEdit } from '@lading/ui/zh-CN/bill-edit';
import { messages as compare } from '@lading/ui/zh-CN/compare';
import { messages as instruction } from '@lading/ui/zh-CN/instruction';
import { messages as review } from '@lading/ui/zh-CN/review';

export const messages = { ...billEdit, ...compare, ...instruction, ...review };
