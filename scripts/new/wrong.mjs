/** What was asked for cannot be made: the message says why and what to do. */
export class Wrong extends Error {}
