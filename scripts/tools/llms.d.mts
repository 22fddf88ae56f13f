export function writeLlms(): Promise<void>;
