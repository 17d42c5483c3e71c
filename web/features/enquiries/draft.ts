const DRAFT_KEY = 'yantra.enquiryDraft'
const SENT_KEY = 'yantra.sentEnquiries'

export type EnquiryDraft = {
  city: string
  /** Only relevant if there are sites. */
  deliverTo: 'SITE' | 'ADDRESS'
  projectSiteId: string
  deliveryAddress: string
  startDate: string
  operatorRequired: boolean
  poNumber: string
  notes: string
}

/** In the order of the form, in which errors are listed. */
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

/** The unsent input of this user, kept in this tab only; a new one begins with what is known already. */
export function readDraft(userId: string, begun: Partial<EnquiryDraft>): EnquiryDraft {
  const stored = sessionStorage.getItem(DRAFT_KEY)
  const draft = stored === null ? undefined : (JSON.parse(stored) as EnquiryDraft & { userId: string })
  if (draft?.userId !== userId) return { ...empty, ...begun }
  const { userId: _owner, ...values } = draft
  // An older draft may lack fields added since.
  return { ...empty, ...values }
}

export const saveDraft = (userId: string, draft: EnquiryDraft) =>
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, userId }))

export const clearDraft = () => sessionStorage.removeItem(DRAFT_KEY)

/** Ids of enquiries sent from this tab, which the list highlights. */
export const sentEnquiries = (): string[] => JSON.parse(sessionStorage.getItem(SENT_KEY) ?? '[]')

export const rememberSent = (enquiryId: string) =>
  sessionStorage.setItem(SENT_KEY, JSON.stringify([enquiryId, ...sentEnquiries()]))
