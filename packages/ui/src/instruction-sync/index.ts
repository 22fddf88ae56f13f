export { InstructionSync, type InstructionSyncProps, type SyncGroup } from './instruction-sync.tsx';
