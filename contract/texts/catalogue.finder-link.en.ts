/** Links that lead to the machine finder. */
export const finderLinkTexts = {
  byTask: 'Not sure which machine? Find it by the task',
  narrow: 'Answer a few questions about this task',
} as const
