import { drawOnServer } from './server.tsx';

await drawOnServer(0);
