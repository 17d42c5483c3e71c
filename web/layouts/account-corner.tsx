import type { Claims } from '#contract/session.ts'
import { ProfileMenu } from '#web/features/session/profile-menu.tsx'
import { Bell } from '#web/features/shell/bell.tsx'

/** The header's corner for a signed-in person. */
export const AccountCorner = ({ claims }: { claims: Claims }) => (
  <div className="flex items-center">
    <Bell />
    <ProfileMenu claims={claims} />
  </div>
)
