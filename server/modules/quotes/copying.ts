import { type Action, act } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { copiedContent } from './copying.rules.ts'
import { type DeskTools, lockDraft, putContent, quoteNow, storedQuote } from './drafts.ts'

type Copy = { fromQuoteId: string; ifMatch: string | undefined }

/** Gives a draft the prices and terms of an earlier quote. Throws what `lockDraft` and `documentOf` throw. */
export const copyQuote = (tools: DeskTools, caller: Staff, quoteId: string, { fromQuoteId, ifMatch }: Copy) =>
  act(tools, caller, async (action: Action<Staff>) => {
    const draft = await lockDraft(action, quoteId, ifMatch)
    const earlier = await storedQuote(action, fromQuoteId)
    await putContent(action, draft, {
      content: copiedContent(draft.before.content, earlier.content),
      call: 'copyQuote',
    })
    return quoteNow(action, tools, quoteId)
  })
