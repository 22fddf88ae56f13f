// Generated from src/i18n/messages/en-US/share.json by npm run generate. Do not edit.
export const messages = {
  "share.instruction": [{"type":0,"value":"Instruction "},{"type":1,"value":"version"}],
};
