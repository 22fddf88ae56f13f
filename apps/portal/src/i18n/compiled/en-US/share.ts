// Generated from src/i18n/messages/en-US/share.json by npm run generate. Do not edit.
export const messages = {
  "share.by": [{"type":0,"value":"Shared by "},{"type":1,"value":"name"},{"type":0,"value":", "},{"type":1,"value":"company"},{"type":0,"value":"; read only, until "},{"type":1,"value":"until"}],
  "share.gone": "This link no longer works",
  "share.goneReason": "It may have expired, been revoked, or the address is not complete. Ask the colleague who sent it for a new one.",
  "share.instruction": [{"type":0,"value":"Instruction "},{"type":1,"value":"version"}],
};
