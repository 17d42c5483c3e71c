import { configPart, wholeNumber } from '#server/platform/config-part.ts'

type Part = {
  /** Files that one person may upload in a day. */
  filesPerDay: number
}

export const filesConfig = configPart({
  shape: { LIMIT_FILES_PER_DAY: wholeNumber.optional() },
  needs: {},
  carriers: [],
  read: (environment, mode): Part => ({
    filesPerDay: environment.LIMIT_FILES_PER_DAY ?? (mode === 'live' ? 200 : 1000),
  }),
})

export type FilesConfig = Part
