// Generated from src/i18n/messages/en-US/home.json by npm run generate. Do not edit.
export const messages = {
  "home.eyebrow": "OCEAN · AIR · FBA DELIVERY",
  "home.lead": "Sample, master and sub-bills box by box. Check digits worked out on the spot. One confirmation, and it stands.",
  "home.login": "Log in to check a bill",
  "home.orders": "My orders",
  "home.step1": "The work comes to you",
  "home.step1Text": "After the login the bills, instructions and charges that wait for you stand first, the most urgent on top.",
  "home.step2": "Check box by box",
  "home.step2Text": "Sample, main bill and up to nine sub-bills, laid out like the paper. Check digits and totals are worked out on the spot.",
  "home.step3": "Confirm once",
  "home.step3Text": "Who, when and which draft are kept. A draft that was replaced cannot be confirmed by mistake.",
  "home.steps": "A bill checked in three steps",
  "home.stepsLead": "Instruction, draft and charges stand on one order. Nothing is mailed back and forth.",
  "home.title": "Bills, boxes and charges,\nchecked before she sails",
};
