import type { Claims } from '#contract/session.ts'
import { NotificationList } from '#web/features/notifications/notification-list.tsx'
import { useNotifications, useOwnLanguage } from '#web/features/notifications/notifications.queries.ts'
import { ProfileMenu } from '#web/features/session/profile-menu.tsx'
import { Bell } from '#web/features/shell/bell.tsx'
import { SignOut } from '#web/features/shell/sign-out.tsx'

/** The header's corner for a signed-in person. */
export function AccountCorner({ claims }: { claims: Claims }) {
  const { data } = useNotifications()
  useOwnLanguage(data?.language)
  return (
    <div className="flex items-center">
      <Bell unread={data?.unread ?? 0} list={(close) => <NotificationList onFollow={close} />} />
      <ProfileMenu
        claims={claims}
        signOut={(label, className) => <SignOut audience="customer" {...{ label, className }} />}
      />
    </div>
  )
}
