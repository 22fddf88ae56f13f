// Generated from packages/validators/src/messages/en-US.ts by npm run generate. Do not edit.
export const messages = {
  "agreement": [{"type":0,"value":"Accept the service agreement first"}],
  "required": [{"type":0,"value":"Cannot be empty"}],
  "type.text": [{"type":0,"value":"Must be text; a "},{"type":1,"value":"given"},{"type":0,"value":" was given"}],
};
