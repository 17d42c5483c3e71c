import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import type { CompanyConfig } from './company.config.ts'
import { type GstHolder, httpGstDirectory } from './gst-directory-http.ts'

/** The GST register: returns undefined for an unknown number. Throws `service-unavailable`. */
export type GstDirectory = { lookUp(gstin: string): Promise<GstHolder | undefined> }

const FILE = new URL('../../../database/seed/data/gst-directory.json', import.meta.url)
const Holders = z.object({ holders: z.array(z.object({ gstin: z.string(), name: z.string(), address: z.string() })) })

/** The demo's register: fictional holders of synthetic numbers. */
export function embeddedGstDirectory(): GstDirectory {
  const { holders } = Holders.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  const byGstin = new Map(holders.map(({ gstin, name, address }) => [gstin, { name, address }]))
  return { lookUp: async (gstin) => byGstin.get(gstin) }
}

/** The provider's register if one is configured, otherwise the embedded one. */
export function makeGstDirectory(config: CompanyConfig, clock: Clock = systemClock): GstDirectory {
  const { gstDirectoryUrl, gstDirectoryKey } = config
  return gstDirectoryUrl === undefined
    ? embeddedGstDirectory()
    : httpGstDirectory({ url: gstDirectoryUrl, key: gstDirectoryKey }, clock)
}
