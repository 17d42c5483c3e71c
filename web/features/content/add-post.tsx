import { useState } from 'react'
import type { DeskPost } from '#contract/content.desk.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { newDraft, requestOf, usePostForm } from './desk-post-draft.ts'
import { postChanged } from './desk-posts.queries.ts'
import { usePostTexts } from './desk-texts.ts'
import { PostEditor } from './post-editor.tsx'
import { PostFields } from './post-fields.tsx'

type Props = { author: string; onAdded: (post: DeskPost) => void }

/** Writes a new post. */
export function AddPost({ author, onAdded }: Props) {
  const text = usePostTexts()
  const { notifyFailed } = useOutcome()
  const [stored] = useState(() => newDraft(author))
  const { form } = usePostForm(stored)
  const edit = useEdit(form, {
    stored,
    async send(draft) {
      const { answer, version } = await callVersioned('addPost', { body: requestOf(draft) })
      postChanged({ thing: answer.post, version })
      onAdded(answer.post)
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <PostEditor draft={form.values} dates={{ publishedAt: null, updatedAt: null }}>
      <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }}>
        <PostFields form={form} address="follows-title" />
      </EditForm>
    </PostEditor>
  )
}
