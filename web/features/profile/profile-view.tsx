import type { Person } from '#contract/profile.ts'
import type { Claims } from '#contract/session.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type ContactKind, contactKinds } from './contact.ts'
import { ContactRow } from './contact-row.tsx'
import { useProfileTexts } from './texts.ts'

type Props = { person: Person; claims: Claims; onVerify: (kind: ContactKind) => void }

/** The user's own details and contact points. */
export function ProfileView({ person, claims, onVerify }: Props) {
  const text = useProfileTexts()
  const name = `${person.firstName} ${person.lastName}`.trim()
  const role = claims.role === 'ROLE_ADMIN' ? text.admin : text.user
  return (
    <section aria-label={name || text.noName} className="card">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-5 p-5 md:p-8">
        <div className="min-w-0">
          <h2 className="heading text-2xl">{name || text.noName}</h2>
          <p className="mt-1 text-ink-2">{fill(role, { type: text.types[claims.userType] })}</p>
          <p className="figure mt-4 text-xl text-blueprint">{claims.publicKey}</p>
          <p className="text-sm text-ink-3">{text.publicKey}</p>
        </div>
        <LinkButton to={accountPaths.editProfile()} className="max-sm:w-full">
          {text.editProfile}
        </LinkButton>
      </div>
      <div className="border-t border-line p-5 md:px-8 md:py-6">
        <h3 className="heading text-lg">{text.contact}</h3>
        <dl className="mt-1 divide-y divide-line">
          {contactKinds.map((kind) => (
            <ContactRow key={kind} kind={kind} person={person} onVerify={() => onVerify(kind)} />
          ))}
        </dl>
        <p className="mt-3 text-sm text-ink-3">{text.signInHint}</p>
      </div>
    </section>
  )
}
