import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import type { Config } from './config.ts'
import { ownFolder } from './private-folder.ts'

export type Secrets = {
  /** Sign access tokens. */
  tokenKeys: string
  /** Sign documents. */
  documentKeys: string
  otpPepper: string
}

async function newKeys() {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  return JSON.stringify([{ ...(await exportJWK(privateKey)), kid: randomBytes(6).toString('hex') }])
}

export const newSecrets = async (): Promise<Secrets> => ({
  tokenKeys: await newKeys(),
  documentKeys: await newKeys(),
  otpPepper: randomBytes(32).toString('base64url'),
})

function storedSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch {
    return {}
  }
}

const isComplete = (secrets: { [name in keyof Secrets]?: string | undefined }): secrets is Secrets =>
  secrets.tokenKeys !== undefined && secrets.documentKeys !== undefined && secrets.otpPepper !== undefined

/** The demo's own secrets, generated once and stored in the data folder, readable only by its owner. */
async function demoSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const stored = storedSecrets(file)
  if (isComplete(stored)) return stored
  const secrets = { ...(await newSecrets()), ...stored }
  ownFolder(dataDir)
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

/** Secrets from the settings; the demo generates missing ones. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const { tokenKeys, documentKeys, otpPepper } = config
  const given = { tokenKeys, documentKeys, otpPepper }
  if (isComplete(given)) return given
  const made = await demoSecrets(config.dataDir)
  return {
    tokenKeys: tokenKeys ?? made.tokenKeys,
    documentKeys: documentKeys ?? made.documentKeys,
    otpPepper: otpPepper ?? made.otpPepper,
  }
}
