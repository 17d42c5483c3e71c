import { commonMessages } from '#contract/messages/common.en.ts'
import { dialogMessages, failureTitles, successTitles } from '#contract/messages/dialogs.en.ts'
import { enquiryMessages } from '#contract/messages/enquiries.en.ts'
import { fieldLabels } from '#contract/messages/fields.en.ts'
import { texts } from '#web/platform/text.ts'

export const useEnquiryTexts = texts({
  en: {
    ...commonMessages,
    ...enquiryMessages,
    dialog: dialogMessages,
    failed: failureTitles,
    done: successTitles,
    labels: fieldLabels,
  },
})
export type EnquiryTexts = ReturnType<typeof useEnquiryTexts>
