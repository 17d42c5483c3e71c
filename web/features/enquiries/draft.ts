const DRAFT_KEY = 'yantra.enquiryDraft'
const SENT_KEY = 'yantra.sentEnquiries'

export type EnquiryDraft = {
  city: string
  /** Matters only where there are sites to choose. */
  deliverTo: 'SITE' | 'ADDRESS'
  projectSiteId: string
  deliveryAddress: string
  startDate: string
  operatorRequired: boolean
  poNumber: string
  notes: string
}

/** In the order of the form, which is the order mistakes are listed in. */
const empty: EnquiryDraft = {
  deliverTo: 'SITE',
  projectSiteId: '',
  city: '',
  deliveryAddress: '',
  startDate: '',
  operatorRequired: false,
  poNumber: '',
  notes: '',
}

/** What was typed and not sent yet; kept by person, in this tab only. */
export function readDraft(userId: string, city: string | undefined): EnquiryDraft {
  const stored = sessionStorage.getItem(DRAFT_KEY)
  const draft = stored === null ? undefined : (JSON.parse(stored) as EnquiryDraft & { userId: string })
  if (draft?.userId !== userId) return { ...empty, city: city ?? '' }
  const { userId: _owner, ...values } = draft
  // A draft of before may lack what was added since.
  return { ...empty, ...values }
}

export const saveDraft = (userId: string, draft: EnquiryDraft) =>
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, userId }))

export const clearDraft = () => sessionStorage.removeItem(DRAFT_KEY)

/** Enquiries sent from this tab stand out in the list. */
export const sentEnquiries = (): string[] => JSON.parse(sessionStorage.getItem(SENT_KEY) ?? '[]')

export const rememberSent = (enquiryId: string) =>
  sessionStorage.setItem(SENT_KEY, JSON.stringify([enquiryId, ...sentEnquiries()]))
