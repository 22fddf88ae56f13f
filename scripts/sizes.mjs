// npm run sizes: measures what each export of @lading/ui weighs (packages/ui/sizes.json, not kept) and fits the limits that are kept.
import { writeSizes } from './checks/sizes.mjs';

await writeSizes();
console.log('packages/ui/size-limits.json is fitted: read the difference');
