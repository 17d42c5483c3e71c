import { createStore } from '#web/platform/store.ts'
import { type Draft, emptyDraft } from './steps.ts'

type Unfinished = {
  /** The value of the first step's field. */
  identifier: string
  /** The verified phone or e-mail address that the draft belongs to. */
  verified: string
  draft: Draft
}

/** Unfinished input of the get-started dialog, so that closing it loses nothing. In memory only; cleared on sign-in. */
export const unfinished = createStore<Unfinished>({ identifier: '', verified: '', draft: emptyDraft })

export const saveUnfinished = (typed: Partial<Unfinished>) => unfinished.set({ ...unfinished.get(), ...typed })

export const saveDraft = (typed: Partial<Draft>) => saveUnfinished({ draft: { ...unfinished.get().draft, ...typed } })

/** Starts the draft of a verified phone or e-mail address, or continues it; nobody gets another person's input. */
export function beginDraft(verified: string, identifier: Partial<Draft>) {
  const { verified: before, draft } = unfinished.get()
  saveUnfinished({ verified, draft: { ...(before === verified ? draft : emptyDraft), ...identifier } })
}

export const clearUnfinished = () => unfinished.set(unfinished.initial)
