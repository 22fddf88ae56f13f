import { takeOver } from './page.tsx';

await takeOver(0);
