// The terms of one machine's job as sentences, alike in the API and on the job's page.
import type { Agreed } from './jobs.ts'
import { termsInWords } from './terms-in-words.ts'
import type { TermsTexts } from './terms-of-hire.ts'
import { termsTexts } from './texts/terms.en.ts'

/** Advance and deposit belong to the whole quote, so a job says nothing of them. */
export const jobTermsInWords = (agreed: Agreed, machineName: string, texts: TermsTexts = termsTexts) =>
  termsInWords(
    {
      ...agreed,
      advancePaise: 0,
      depositPaise: 0,
      lines: [{ ...agreed, lineNo: 1, productName: machineName, alternatives: [] }],
    },
    texts,
  ).filter(({ key }) => key !== 'advance')
