import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { invited } from './invited.ts'
import { useSessionTexts } from './texts.ts'

/** Announces invitations once after sign-in; the user may decide later. */
export function InvitedDialog({ companies }: { companies: readonly string[] }) {
  const text = useSessionTexts()
  const close = () => invited.set(undefined)
  return (
    <Dialog look="notice" title={text.invitedTitle} onClose={close}>
      <p className="text-ink-2">
        {companies.length === 1
          ? fill(text.invitedByOne, { company: companies[0] ?? '' })
          : fill(text.invitedByMany, { count: companies.length })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={accountPaths.invitations()} onClick={close} data-first-focus>
          {text.seeInvitation}
        </LinkButton>
        <Button tone="secondary" onClick={close}>
          {text.later}
        </Button>
      </div>
    </Dialog>
  )
}
