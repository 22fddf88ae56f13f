// Generated from src/i18n/messages/en-US/feedback.json by npm run generate. Do not edit.
export const messages = {
  "notLoggedIn.click": "Click here",
  "notLoggedIn.going": "Going to the login page; you will come back here.",
  "notLoggedIn.leaving": [{"type":0,"value":"Going to the login page in "},{"type":6,"value":"seconds","options":{"one":{"value":[{"type":7},{"type":0,"value":" second"}]},"other":{"value":[{"type":7},{"type":0,"value":" seconds"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":"; you will come back here."}],
  "notLoggedIn.stuck": "Not redirected?",
  "notLoggedIn.title": "You are not logged in",
  "submitted.continue": "Order again",
  "submitted.orders": "View orders",
  "submitted.title": "Submitted",
};
