// Writes what each export of @lading/ui weighs into packages/ui/sizes.json; the package must be built before.
import { writeSizes } from './checks/sizes.mjs';

await writeSizes();
console.log('packages/ui/sizes.json is written: read the difference');
