// npm run api: writes the pages of the public names (packages/*/api).
import { writeApi } from './checks/api.mjs';
import { onNode24 } from './tools/node.mjs';

if (onNode24()) {
  const { all, written, removed } = await writeApi();
  console.log(`${all} pages, ${written} written, ${removed} removed`);
}
