import type { DeskPost } from '#contract/content.desk.ts'
import { callVersioned } from '#web/platform/call.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import type { VersionedPost } from './desk-posts.queries.ts'
import { usePostTexts } from './desk-texts.ts'

type Props = {
  post: DeskPost
  headers: { 'if-match'?: string }
  /** Unsaved changes would not be published. */
  isChanged: boolean
  keep: (saved: VersionedPost) => void
  failed: (error: unknown) => void
}

/** Shows a post on the public site, or takes it off. */
export function PostPublishing({ post: { postId, slug, status }, headers, isChanged, keep, failed }: Props) {
  const text = usePostTexts()
  const isPublic = status === 'PUBLISHED'
  const { submit, pending } = useSubmit(async () => {
    const name = isPublic ? 'withdrawPost' : 'publishPost'
    const { answer, version } = await callVersioned(name, { params: { id: postId }, headers, body: {} })
    keep({ thing: answer.post, version })
  }, failed)
  const [idle, busy] = isPublic ? [text.withdraw, text.withdrawing] : [text.publish, text.publishing]
  const waits = isChanged && !isPublic
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        tone={isPublic ? 'secondary' : 'primary'}
        aria-disabled={pending || waits}
        onClick={() => !waits && submit()}
      >
        {pending ? busy : idle}
      </Button>
      {waits && <p className="text-ink-2">{text.saveFirst}</p>}
      {isPublic && (
        <a href={pagePaths.blog(slug)} className="link inline-flex min-h-11 items-center">
          {text.toSite}
        </a>
      )}
    </div>
  )
}
