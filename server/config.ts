import { z } from 'zod'
import { companyConfig } from './modules/company/company.config.ts'
import { contactConfig } from './modules/contact/contact.config.ts'
import { filesConfig } from './modules/files/files.config.ts'
import { fleetConfig } from './modules/fleet/fleet.config.ts'
import { gstConfig } from './modules/gst/gst.config.ts'
import { sessionConfig } from './modules/session/session.config.ts'
import { signedLinksConfig } from './modules/signed-links/signed-links.config.ts'
import { platformConfig } from './platform/config.ts'
import { refuseOpenDemo } from './platform/config-demo.ts'
import { refuseIncomplete, refusePlain } from './platform/config-live.ts'

/** Every setting of the product: the platform's, then those of the rows. */
const Environment = z.object({
  ...platformConfig.shape,
  ...sessionConfig.shape,
  ...companyConfig.shape,
  ...contactConfig.shape,
  ...filesConfig.shape,
  ...fleetConfig.shape,
  ...gstConfig.shape,
  ...signedLinksConfig.shape,
})
const needs = { ...platformConfig.needs, ...sessionConfig.needs, ...companyConfig.needs, ...contactConfig.needs }
const carriers = [
  ...platformConfig.carriers,
  ...sessionConfig.carriers,
  ...companyConfig.carriers,
  ...contactConfig.carriers,
  ...fleetConfig.carriers,
  ...gstConfig.carriers,
]

export type Config = ReturnType<typeof toConfig>

function toConfig(environment: z.infer<typeof Environment>) {
  const mode = environment.YANTRA_MODE
  return {
    ...platformConfig.read(environment, mode),
    ...sessionConfig.read(environment, mode),
    ...companyConfig.read(environment, mode),
    ...contactConfig.read(environment, mode),
    ...filesConfig.read(environment, mode),
    ...fleetConfig.read(environment, mode),
    ...gstConfig.read(environment, mode),
    ...signedLinksConfig.read(environment, mode),
  }
}

/** Reads the environment once. Throws an Error listing everything that is wrong or missing. */
export function parseConfig(variables: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  refuseOpenDemo(parsed.data)
  if (parsed.data.YANTRA_MODE === 'live') {
    refuseIncomplete(parsed.data, needs)
    refusePlain(parsed.data, carriers)
  }
  return toConfig(parsed.data)
}
