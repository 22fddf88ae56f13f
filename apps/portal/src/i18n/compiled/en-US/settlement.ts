// Generated from src/i18n/messages/en-US/settlement.json by npm run generate. Do not edit.
export const messages = {
  "settlement.confirmed": [{"type":0,"value":"Statement "},{"type":1,"value":"number"},{"type":0,"value":" confirmed"}],
  "settlement.success": "Success",
};
