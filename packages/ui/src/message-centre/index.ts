export {
  MessageCentre,
  type MessageCentrePart,
  type MessageCentreProps,
  type MessageFolder,
  type MessageFolders,
} from './message-centre.tsx';
export type { CentreMessage } from './message-lines.tsx';
