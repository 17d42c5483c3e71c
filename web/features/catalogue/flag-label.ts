import type { CatalogueText } from './text.ts'

/** Yes or no for a boolean choice. */
export const flagLabel = (choice: string, text: CatalogueText) =>
  choice === 'true' ? text.yes : choice === 'false' ? text.no : undefined
