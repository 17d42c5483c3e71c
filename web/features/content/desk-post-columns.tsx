import type { DeskPostLine, PostStatus } from '#contract/content.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { usePostsTexts } from './desk-texts.ts'
import { shownDate } from './shown-date.ts'

/** The columns of the posts; `from` is the list's query. */
export function usePostColumns(from: string): Column<DeskPostLine>[] {
  const text = usePostsTexts()
  return [
    {
      id: 'title',
      header: text.post,
      card: 'title',
      sort: 'title',
      cell: ({ postId, title }) => (
        <RowLink to={deskAddresses.post(postId)} state={{ from }}>
          {title}
        </RowLink>
      ),
    },
    {
      id: 'tags',
      header: text.tags,
      card: 'note',
      cell: ({ tags }) => (tags.length === 0 ? null : <span className="text-ink-2">{tags.join(', ')}</span>),
    },
    { id: 'author', header: text.author, card: 'fact', cell: ({ author }) => author },
    {
      id: 'published',
      header: text.published,
      card: 'hidden',
      sort: 'published',
      cell: ({ publishedAt }) => publishedAt && <span className="whitespace-nowrap">{shownDate(publishedAt)}</span>,
    },
    {
      id: 'changed',
      header: text.changed,
      card: 'fact',
      sort: 'changed',
      cell: ({ changedAt }) =>
        changedAt && (
          <span className="whitespace-nowrap text-ink-2">
            <span className="max-md:hidden">{instantText(changedAt)}</span>
            <span className="md:hidden">{fill(text.changedAt, { at: instantText(changedAt) })}</span>
          </span>
        ),
    },
    { id: 'status', header: text.status, card: 'badge', cell: ({ status }) => <PostState status={status} /> },
  ]
}

const tones: Record<PostStatus, BadgeTone> = { DRAFT: 'info', PUBLISHED: 'good', WITHDRAWN: 'idle' }

/** Whether readers see a post. */
export const PostState = ({ status }: { status: PostStatus }) => (
  <Badge tone={tones[status]}>{usePostsTexts().statuses[status]}</Badge>
)

/** Dims withdrawn posts. */
export const standingOf = ({ status }: DeskPostLine) => (status === 'WITHDRAWN' ? 'idle' : undefined)
