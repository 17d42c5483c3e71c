import { z } from 'zod'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { queryText } from './fields.ts'
import { ShownFile } from './files.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { Settings, settingsParts } from './settings.ts'
import { versioned } from './versioned.ts'

const instant = z.iso.datetime({ offset: true })

const facts = {
  version: z.int(),
  savedAt: instant,
  savedBy: z.string(),
}

/** The settings of one version, with what follows from them. */
export const ShownSettings = z
  .object({
    ...Settings.shape,
    logo: ShownFile.nullable(),
    ...facts,
    /** The state of the GSTIN, from which supplies are made; null without one. */
    stateOfSupply: z.string().nullable(),
    /** Fields that must be filled in before documents can be issued. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'ShownSettings' })
export type ShownSettings = z.infer<typeof ShownSettings>

const SettingsVersion = z.object({ ...facts, changed: z.array(z.string()) }).meta({ id: 'SettingsVersion' })
export type SettingsVersion = z.infer<typeof SettingsVersion>

const settings = z.object({ settings: ShownSettings })
/** Four texts of Markdown, in any script. */
const BODY_BYTES_MAX = 256 * 1024
const { company, logo, registeredAddress, furtherAddresses, bank, grievanceOfficer, texts, hire, office } =
  settingsParts
const { holidays, undertaking, gst, tds, bankRates } = settingsParts

export const settingsApi = {
  getSettings: endpoint({
    ...deskPaths.getSettings,
    summary: 'The current settings of the renting company.',
    response: settings,
    problems: [],
  }),
  saveSettings: endpoint({
    ...deskPaths.saveSettings,
    summary: 'Saves a new version of the settings. Each part sent replaces the stored one; the others stay.',
    headers: versioned,
    ...changeOf(ShownSettings, {
      company: company.optional(),
      logo: logo.optional(),
      registeredAddress: registeredAddress.optional(),
      furtherAddresses: furtherAddresses.optional(),
      bank: bank.optional(),
      grievanceOfficer: grievanceOfficer.optional(),
      texts: texts.optional(),
      hire: hire.optional(),
      office: office.optional(),
      holidays: holidays.optional(),
      undertaking: undertaking.optional(),
      gst: gst.optional(),
      tds: tds.optional(),
      bankRates: bankRates.optional(),
    }),
    bodyBytesMax: BODY_BYTES_MAX,
    response: settings,
    problems: ['precondition-required', 'precondition-failed', 'not-found'],
  }),
  listSettingsVersions: endpoint({
    ...deskPaths.listSettingsVersions,
    summary: 'The versions of the settings, newest first, with the names of the changed fields.',
    query: z.strictObject({ filter: queryText(100).optional(), ...pageQuery }),
    response: z.object({ versions: pageOf(SettingsVersion) }),
    problems: [],
  }),
  getSettingsVersion: endpoint({
    ...deskPaths.getSettingsVersion,
    summary: 'The settings as they were in a version.',
    params: z.object({
      id: queryText(9)
        .regex(/^\d{1,9}$/)
        .transform(Number),
    }),
    response: settings,
    problems: ['not-found'],
  }),
}
