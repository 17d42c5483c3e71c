import { createStore } from '#web/platform/store.ts'
import { type Draft, emptyDraft } from './steps.ts'

type Unfinished = {
  /** What stands in the field of the first step. */
  identifier: string
  /** The proved phone or e-mail address that the draft belongs to. */
  proved: string
  draft: Draft
}

/**
 * What somebody has typed to get started; closing the dialog loses none of it. In memory only, and gone once somebody is
 * signed in.
 */
export const unfinished = createStore<Unfinished>({ identifier: '', proved: '', draft: emptyDraft })

export const saveUnfinished = (typed: Partial<Unfinished>) => unfinished.set({ ...unfinished.get(), ...typed })

export const saveDraft = (typed: Partial<Draft>) => saveUnfinished({ draft: { ...unfinished.get().draft, ...typed } })

/** The draft of whoever has proved this phone or e-mail address; nobody gets what somebody else has typed. */
export function beginDraft(proved: string, identifier: Partial<Draft>) {
  const { proved: before, draft } = unfinished.get()
  saveUnfinished({ proved, draft: { ...(before === proved ? draft : emptyDraft), ...identifier } })
}

export const clearUnfinished = () => unfinished.set(unfinished.initial)
