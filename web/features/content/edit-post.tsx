import { useState } from 'react'
import type { DeskPost } from '#contract/content.desk.ts'
import { instantMs } from '#contract/times.ts'
import { callVersioned } from '#web/platform/call.ts'
import { differs } from '#web/platform/changes.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { draftOf, type PostDraft, requestOf, usePostForm } from './desk-post-draft.ts'
import { postChanged, type VersionedPost } from './desk-posts.queries.ts'
import { usePostTexts } from './desk-texts.ts'
import { PostEditor } from './post-editor.tsx'
import { PostFields } from './post-fields.tsx'
import { PostPublishing } from './post-publishing.tsx'

/** Changes, publishes and withdraws a post, with its preview beside the form. */
export function EditPost({ versioning }: { versioning: Versioning<DeskPost> }) {
  const text = usePostTexts()
  const { notifyFailed } = useOutcome()
  const { postId, publishedAt, changedAt, status } = versioning.stored
  const stored = draftOf(versioning.stored)
  const { form, labels } = usePostForm(stored)
  const fields = Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }]))
  const conflict = useConflict<DeskPost, PostDraft>(form, { versioning, valuesOf: draftOf, fields })
  const isChanged = differs(form.values, stored)
  const [now] = useState(() => new Date().toISOString())
  const updatedAt = publishedAt === null ? null : isChanged ? now : laterThan(publishedAt, changedAt)
  const [isSaved, setSaved] = useState(false)
  const keep = (saved: VersionedPost) => {
    postChanged(saved)
    versioning.saved(saved)
  }
  const failed = (error: unknown) => {
    notifyFailed('request', error)
    versioning.refused(error)
  }
  const edit = useEdit(form, {
    stored,
    changesOnly: true,
    isChanged,
    async send(draft) {
      const { headers } = versioning
      const { answer, version } = await callVersioned('updatePost', {
        params: { id: postId },
        headers,
        body: requestOf(draft),
      })
      keep({ thing: answer.post, version })
      setSaved(true)
    },
    failed,
  })
  const done = status === 'PUBLISHED' ? text.savedPublic : text.saved
  return (
    <>
      <PostPublishing
        post={versioning.stored}
        headers={versioning.headers}
        isChanged={isChanged}
        keep={keep}
        failed={failed}
      />
      <PostEditor draft={form.values} dates={{ publishedAt, updatedAt }}>
        <EditForm
          edit={edit}
          conflict={conflict}
          button={{ idle: text.save, pending: text.saving }}
          beside={<output className="empty:hidden">{isSaved && !isChanged && !edit.nothingChanged && done}</output>}
        >
          <PostFields form={form} address={publishedAt === null ? 'free' : 'fixed'} />
        </EditForm>
      </PostEditor>
    </>
  )
}

const laterThan = (first: string, second: string | null) =>
  second !== null && instantMs(second) > instantMs(first) ? second : null
