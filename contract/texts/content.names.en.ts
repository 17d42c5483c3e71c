/** Translations of industries and tags, by their English text; the English build needs none. */
export const contentNames: Readonly<Record<string, string>> = {}
