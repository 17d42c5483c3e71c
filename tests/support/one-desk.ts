import { type StaffRole, staffRoles } from '#contract/staff.ts'
import { once, whileSignedIn } from './once.ts'

type Person = { readonly phoneOrEmail: string }
type Doors<P extends Person> = {
  readonly signIn: (phoneOrEmail: string) => Promise<P>
  readonly signInStaff: (role: StaffRole) => Promise<P>
  readonly now: () => Date
}

/** One member of staff for each role, who signs in again when due: notices to the desk go to everybody there. */
export function oneDesk<P extends Person>({ signIn, signInStaff, now }: Doors<P>) {
  const members = new Map(
    staffRoles.map((role) => {
      const member = once(() => signInStaff(role))
      return [role, whileSignedIn(now, async () => signIn((await member()).phoneOrEmail))]
    }),
  )
  return async (role: StaffRole = 'OWNER') => {
    const member = members.get(role)
    if (!member) throw new Error(`No member of staff is ${role}.`)
    return member()
  }
}
