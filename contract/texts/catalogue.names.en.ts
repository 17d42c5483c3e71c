/**
 * Names that come as data, by their English text; what has no entry is shown as it came.
 * In English they stand as they are.
 */
export const catalogueNames: Readonly<Record<string, string>> = {}
