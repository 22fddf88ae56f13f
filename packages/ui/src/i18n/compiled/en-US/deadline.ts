// Generated from src/i18n/messages/en-US/deadline.json by npm run generate. Do not edit.
export const messages = {
  "deadline.clock": [{"type":1,"value":"time"},{"type":0,"value":" UTC+8"}],
  "deadline.left": [{"type":1,"value":"days"},{"type":0,"value":" d "},{"type":1,"value":"hours"},{"type":0,"value":" h"}],
  "deadline.over": "passed",
};
