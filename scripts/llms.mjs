// Before @lading/ui is packed: writes the pages for agents, which git does not keep.
import { writeLlms } from './tools/llms.mjs';
import { onNode24 } from './tools/node.mjs';

if (onNode24()) await writeLlms();
