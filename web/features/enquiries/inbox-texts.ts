import { inboxTexts } from '#contract/texts/enquiries.desk.en.ts'
import { enquiryTexts } from '#contract/texts/enquiries.en.ts'
import { texts } from '#web/platform/text.ts'

const { eventSUBMITTED, eventQUOTED, eventACCEPTED, eventDECLINED, eventEXPIRED, eventCANCELLED, by } = enquiryTexts

export const useInboxTexts = texts({
  en: {
    ...inboxTexts,
    by,
    events: {
      SUBMITTED: eventSUBMITTED,
      QUOTED: eventQUOTED,
      ACCEPTED: eventACCEPTED,
      DECLINED: eventDECLINED,
      EXPIRED: eventEXPIRED,
      CANCELLED: eventCANCELLED,
    },
  },
})
export type InboxTexts = ReturnType<typeof useInboxTexts>
