/**
 * Translations of what the data says of machines, by their English text; only the server loads them. A text that the desk
 * writes or changes stays as it was written. The English build needs none.
 */
export const machineTexts: Readonly<Record<string, string>> = {}
