import { contract } from '@lading/api-client/contract';
import type { Examples } from '../testing/example.ts';
import { LINES, statementsOver } from '../testing/statements.ts';

const NEW = { name: '上海至北欧整箱', lines: [...LINES], revision: 0 };

export const examples: Examples<'settlement', 'chargeHouse'> = {
  chargeTemplates: () => undefined,
  saveChargeTemplate: () => NEW,
  async deleteChargeTemplate(world) {
    const token = await statementsOver(world).staff();
    return (await world.call(contract.settlement.saveChargeTemplate, NEW, token)).data;
  },
  exchangeDays: () => undefined,
  saveExchange: () => ({ currency: 'EUR', day: '2026-11-20', cnyPerUnit: '7.6680', source: '中国外汇交易中心' }),
};
