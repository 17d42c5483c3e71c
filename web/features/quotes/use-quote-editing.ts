import { useState } from 'react'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { clearUnsaved } from '#web/platform/unsaved.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { draftOf, type QuoteDraft } from './desk-draft.ts'
import { quoteChanged, quoteGone, type VersionedQuote } from './desk-quotes.queries.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'
import { useDeskForm } from './use-desk-form.ts'
import { textOf } from './use-preview.ts'

type Answer = { answer: { quote: DeskQuote }; version: string | undefined }

/** The actions on a draft; each first saves the typed values. `said` reports the outcome. */
export function useQuoteEditing(versioning: Versioning<DeskQuote>, onGone: () => void) {
  const text = useDeskQuoteTexts()
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const { stored, headers } = versioning
  const params = { id: stored.quoteId }
  const form = useDeskForm(draftOf(stored.content))
  const { content } = form
  const isChanged = content === undefined || textOf(content) !== textOf(stored.content)

  const keep = ({ answer, version }: Answer): VersionedQuote => {
    const saved = { thing: answer.quote, version }
    quoteChanged(saved)
    versioning.saved(saved)
    return saved
  }
  const save = async () => {
    if (content !== undefined) keep(await callVersioned('saveQuote', { params, headers, body: content }))
  }
  /** The header of the draft as typed. */
  async function fresh() {
    if (!isChanged || content === undefined) return headers
    const { version } = keep(await callVersioned('saveQuote', { params, headers, body: content }))
    return version === undefined ? {} : { 'if-match': version }
  }
  const failed = (error: unknown) => {
    setSaid('')
    notifyFailed('request', error)
    versioning.refused(error)
  }
  const refused = (error: unknown) => {
    form.refuse(violationsOf(error))
    failed(error)
  }
  const edit = useEdit<QuoteDraft, typeof form>(form, {
    stored: form.draft,
    isChanged,
    changesOnly: true,
    async send() {
      await save()
      setSaid(text.saved)
    },
    failed,
  })
  const send = useSubmit(async (hold: boolean) => {
    keep(await callVersioned('sendQuote', { params, headers: await fresh(), body: { hold } }))
  }, refused)
  const askOwner = useSubmit(async (message: string) => {
    keep(await callVersioned('askOwner', { params, headers: await fresh(), body: { message } }))
    setSaid(text.asked)
  }, refused)
  const copy = useSubmit(async (fromQuoteId: string) => {
    const { thing } = keep(await callVersioned('copyQuote', { params, headers: await fresh(), body: { fromQuoteId } }))
    form.edit(() => draftOf(thing.content))
    setSaid(text.copied)
  }, refused)
  const discard = useSubmit(async () => {
    await call('discardQuote', { params, headers })
    quoteGone(stored.quoteId)
    clearUnsaved()
    onGone()
  }, failed)
  return {
    form,
    edit,
    send,
    askOwner,
    copy,
    discard,
    isChanged,
    said: isChanged ? '' : said,
    pending: edit.pending || send.pending || askOwner.pending || copy.pending || discard.pending,
  }
}

export type Editing = ReturnType<typeof useQuoteEditing>
