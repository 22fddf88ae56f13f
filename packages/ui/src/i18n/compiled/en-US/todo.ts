// Generated from src/i18n/messages/en-US/todo.json by npm run generate. Do not edit.
export const messages = {
  "todo.empty": "Nothing to do",
  "todo.emptyReason": "Booking reviews, instructions, copies and charges to confirm will appear here.",
  "todo.end": "Nothing more",
  "todo.failed": "The to-dos did not load",
  "todo.label": "To do",
  "todo.left": [{"type":2,"value":"count","style":null},{"type":0,"value":" left"}],
  "todo.more": "Load more",
  "todo.moreLeft": [{"type":0,"value":"Load more, "},{"type":2,"value":"count","style":null},{"type":0,"value":" left"}],
};
