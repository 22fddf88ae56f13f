/** The generated files of the coasts. */
export function generateCoasts(): { path: string; text: string }[];
