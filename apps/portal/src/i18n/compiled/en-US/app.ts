// Generated from src/i18n/messages/en-US/app.json by npm run generate. Do not edit.
export const messages = {
  "app.desk": "Documents desk",
  "app.hotlineLabel": "Hotline · weekdays 08:30–18:00 (UTC+8)",
  "app.lead": "Full and part container bookings, bills and charges, followed on one sheet from booking to door.",
  "app.legal": "© 2026 Meridian Bay International Freight · Runs on Lading",
  "app.name": "Meridian Bay",
  "app.publicSite": "Public site",
  "app.tagline": "International Freight",
  "app.theme": [{"type":0,"value":"Theme: "},{"type":1,"value":"theme"}],
  "app.workspace": "Workspace",
};
