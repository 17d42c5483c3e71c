import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import type { Config } from './config.ts'
import { ownFolder } from './private-folder.ts'

export type Secrets = { tokenKeys: string; otpPepper: string }

const newSecrets = async (): Promise<Secrets> => {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: randomBytes(6).toString('hex') }
  return { tokenKeys: JSON.stringify([key]), otpPepper: randomBytes(32).toString('base64url') }
}

/** The demo's own secrets, generated once and stored in the data folder, readable only by its owner. */
async function demoSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  } catch {
    const made = await newSecrets()
    ownFolder(dataDir)
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
    return made
  }
}

/** Secrets from the settings; the demo generates missing ones. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const { tokenKeys, otpPepper } = config
  if (tokenKeys !== undefined && otpPepper !== undefined) return { tokenKeys, otpPepper }
  const made = await demoSecrets(config.dataDir)
  return { tokenKeys: tokenKeys ?? made.tokenKeys, otpPepper: otpPepper ?? made.otpPepper }
}
