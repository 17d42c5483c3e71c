import { useSearchParams } from 'react-router'
import type { Person } from '#contract/profile.ts'
import type { Claims } from '#contract/session.ts'
import { profileTexts } from '#contract/texts/profile.en.ts'
import { useIsAlone } from '#web/features/company/counts.queries.ts'
import { OwnDataLink } from '#web/features/own-data/own-data-link.tsx'
import { type ContactKind, contactOf, isContactKind } from '#web/features/profile/contact.ts'
import { Invitations } from '#web/features/profile/invitations.tsx'
import { LeaveCompany } from '#web/features/profile/leave-company.tsx'
import { useOwnProfile } from '#web/features/profile/profile.queries.ts'
import { ProfileView } from '#web/features/profile/profile-view.tsx'
import { ProfileWaiting } from '#web/features/profile/profile-waiting.tsx'
import { useProfileTexts } from '#web/features/profile/texts.ts'
import { VerifyDialog } from '#web/features/profile/verify-dialog.tsx'
import { OtpForm } from '#web/features/session/otp-form.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { useSession } from '#web/platform/session/state.ts'

export const meta = () => accountMeta(profileTexts.title)

export default function ProfileDetail() {
  const text = useProfileTexts()
  const profile = useOwnProfile()
  const now = useSession()
  const claims = now.status === 'signed-in' ? now.claims : undefined
  return (
    <>
      <PageHead title={text.title} />
      {profile.isPending && <ProfileWaiting />}
      {profile.isError && (
        <ProblemPanel
          title={text.failedTitle}
          error={profile.error}
          retryLabel={text.retry}
          retry={() => void profile.refetch()}
        />
      )}
      {profile.isSuccess && claims !== undefined && (
        <div className="grid gap-6">
          <Own person={profile.data} claims={claims} />
          <Invitations
            userType={claims.userType}
            problem={(title, error, retry) => (
              <ProblemPanel title={title} error={error} retryLabel={text.retry} retry={retry} />
            )}
          />
          {claims.userType === 'COMPANY' && <Leaving claims={claims} />}
          <p>
            <OwnDataLink of="own" />
          </p>
        </div>
      )}
    </>
  )
}

const Leaving = ({ claims }: { claims: Claims }) => <LeaveCompany isAlone={useIsAlone(claims.role === 'ROLE_ADMIN')} />

/** The profile, with the dialog that its address names on top. */
function Own({ person, claims }: { person: Person; claims: Claims }) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('verify')
  const show = (kind: ContactKind) => setParams({ verify: kind }, { preventScrollReset: true })
  const close = () => setParams({}, { preventScrollReset: true, replace: true })
  return (
    <>
      <ProfileView person={person} claims={claims} onVerify={show} />
      {isContactKind(wanted) && <Verifying person={person} kind={wanted} onClose={close} />}
    </>
  )
}

function Verifying({ person, kind, onClose }: { person: Person; kind: ContactKind; onClose: () => void }) {
  const { value, verified } = contactOf(person, kind)
  if (value === null || verified) return null
  return <VerifyDialog kind={kind} value={value} onClose={onClose} codeForm={(form) => <OtpForm {...form} />} />
}
