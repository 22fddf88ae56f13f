import { addCarrier, addCharge, addFx } from './freight.ts';
import type { World } from './world.ts';

/** The charges of the drawn case, which every printed total is reckoned with: local ones, the papers, and bunker within the freight. */
export async function addDrawnCase(world: World): Promise<void> {
  await addFx(world);
  await addCarrier(world, 1, 'SOME LINE');
  for (const [code, basis, amount, currency] of [
    ['THC', 'PER_CTN', '1240.00', 'CNY'],
    ['BKF', 'PER_CTN', '350.00', 'CNY'],
    ['DOC', 'PER_BL', '450.00', 'CNY'],
    ['SEAL', 'PER_CTN', '50.00', 'CNY'],
    ['AMS', 'PER_BL', '35.00', 'USD'],
    ['BAF', 'PER_CTN', '180.00', 'USD'],
  ] as const)
    await addCharge(world, { code, basis, amount, currency });
}
