import { commonTexts } from '#contract/texts/common.en.ts'
import { dialogTexts, failureTitles, successTitles } from '#contract/texts/dialogs.en.ts'
import { enquiryTexts } from '#contract/texts/enquiries.en.ts'
import { fieldLabels } from '#contract/texts/fields.en.ts'
import { texts } from '#web/platform/text.ts'

export const useEnquiryTexts = texts({
  en: {
    ...commonTexts,
    ...enquiryTexts,
    dialog: dialogTexts,
    failed: failureTitles,
    done: successTitles,
    labels: fieldLabels,
  },
})
export type EnquiryTexts = ReturnType<typeof useEnquiryTexts>
