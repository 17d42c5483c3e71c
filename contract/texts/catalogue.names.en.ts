/**
 * Translations of names that come as data, by their English text; names without an entry stay English.
 * The English build needs none.
 */
export const catalogueNames: Readonly<Record<string, string>> = {}
