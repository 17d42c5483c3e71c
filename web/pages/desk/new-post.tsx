import { useNavigate } from 'react-router'
import { postTexts } from '#contract/texts/content.desk.en.ts'
import { AddPost } from '#web/features/content/add-post.tsx'
import { usePostTexts } from '#web/features/content/desk-texts.ts'
import { useDeskSelf } from '#web/features/staff/self.queries.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(postTexts.newTitle)

/** Writes a post, by the person at the desk unless they name another author. */
export default function NewPost() {
  const text = usePostTexts()
  const navigate = useNavigate()
  const { data: self } = useDeskSelf()
  return (
    <ForPermission permission="blog" title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: deskAddresses.posts(), label: text.backToList }} />
      <p className="-mt-2 mb-6 max-w-prose text-ink-2">{text.newIntro}</p>
      <AddPost
        author={self === undefined ? '' : `${self.firstName} ${self.lastName}`}
        onAdded={({ postId }) => void navigate(deskAddresses.post(postId))}
      />
    </ForPermission>
  )
}
