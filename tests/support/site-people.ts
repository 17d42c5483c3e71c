// A project site, and who works there.
import { once } from './once.ts'
import type { TestServer } from './server.ts'

type SiteBody = Readonly<Record<'addressName' | 'addressLine1' | 'city' | 'state' | 'pincode', string>>
type Person = Awaited<ReturnType<TestServer['signIn']>>

/** For the matrix: a site of the administrator's company, and a new colleague who works there. */
export function workplaceFor({ call }: Person, body: SiteBody, addColleague: () => Promise<string>) {
  const site = once(async () => (await call('addProjectSite', { body })).projectSite.addressId)
  const assigned = once(async () => {
    const userId = await addColleague()
    await call('assignToSite', { params: { id: await site() }, body: { userId, engineer: false } })
    return userId
  })
  return { site, assigned }
}
