import { Link } from 'react-router'
import { profileMessages } from '#contract/messages/profile.en.ts'
import { useOwnProfile } from '#web/features/profile/profile.queries.ts'
import { ProfileForm } from '#web/features/profile/profile-form.tsx'
import { ProfileWaiting } from '#web/features/profile/profile-waiting.tsx'
import { useProfileTexts } from '#web/features/profile/texts.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ProblemPanel } from './problem-panel.tsx'

export const meta = () => accountMeta(profileMessages.editTitle)

export default function ProfileEdit() {
  const text = useProfileTexts()
  const { data, error, isPending, refetch } = useOwnProfile()
  return (
    <>
      <Link to={accountPaths.profile()} className="link mb-3 inline-flex min-h-11 items-center">
        {text.back}
      </Link>
      <h1 className="display mb-6 text-4xl md:text-5xl">{text.editTitle}</h1>
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
