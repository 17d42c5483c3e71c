import type { CompanyUser } from '#contract/users.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useUserTexts } from './texts.ts'

/** The user's own entry among the users, and why it has no actions. */
export function OwnUser({ user }: { user: CompanyUser }) {
  const text = useUserTexts()
  return (
    <section aria-label={text.ownTitle} className="card grid justify-items-start gap-5 p-5 md:p-8">
      <h2 className="heading text-xl">{text.ownTitle}</h2>
      <p className="max-w-prose text-ink-2">{text.ownText}</p>
      <Facts>
        <Fact label={text.role}>{text[user.userRole]}</Fact>
        <Fact label={text.phoneNumber}>
          {user.phone === null ? text.none : fill(text.phoneOf, { phone: user.phone })}
        </Fact>
        <Fact label={text.emailId}>{user.email ?? text.none}</Fact>
      </Facts>
      <LinkButton to={accountPaths.editProfile()}>{text.toProfile}</LinkButton>
    </section>
  )
}
