/** The program of the Node that the project brings, or of this process where that is as recent. */
export function findNode(): string;
