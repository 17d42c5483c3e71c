import { profileTexts } from '#contract/texts/profile.en.ts'
import { useOwnProfile } from '#web/features/profile/profile.queries.ts'
import { ProfileForm } from '#web/features/profile/profile-form.tsx'
import { ProfileWaiting } from '#web/features/profile/profile-waiting.tsx'
import { useProfileTexts } from '#web/features/profile/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'

export const meta = () => accountMeta(profileTexts.editTitle)

export default function ProfileEdit() {
  const text = useProfileTexts()
  const { data, error, isPending, refetch } = useOwnProfile()
  return (
    <>
      <PageHead title={text.editTitle} back={{ to: accountPaths.profile(), label: text.back }} />
      {isPending && <ProfileWaiting />}
      {error !== null && (
        <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className="card max-w-2xl p-5 md:p-8">
          <ProfileForm person={data} />
        </div>
      )}
    </>
  )
}
