// Import and first record of one bundled contestant in a process of its own: node start.mjs BUNDLE. Prints ms of CPU time.
import { bill } from './bills.mjs';

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const first = bill(1);
const begun = cpu();
const { checkBill } = await import(process.argv[2]);
const imported = cpu();
checkBill(first);
console.log(JSON.stringify({ import: imported - begun, first: cpu() - imported }));
