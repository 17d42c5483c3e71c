import type { StaffRole } from '#contract/staff.ts'
import type { TestServer } from './server.ts'

/** The server with one member of staff for each role, who signs in again: letters to the desk go to everybody there. */
export function withOneDesk(server: TestServer): TestServer {
  const members = new Map<StaffRole | undefined, string>()
  const signInStaff: TestServer['signInStaff'] = async (role) => {
    const known = members.get(role)
    if (known !== undefined) return server.signIn(known)
    const member = await server.signInStaff(role)
    members.set(role, member.phoneOrEmail)
    return member
  }
  return { ...server, signInStaff }
}
