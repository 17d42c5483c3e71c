/** The button of evidence packs. */
export const evidenceTexts = {
  take: 'Evidence pack',
  making: 'Making the pack…',
  takeHint: 'A signed ZIP of all that proves this document',
} as const
