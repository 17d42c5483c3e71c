import type { Config } from './config.ts'

type Standing = Pick<Config, 'mode' | 'publicDemo' | 'publicUrl' | 'trustProxy'>

/** Warnings for the operator when the server starts. */
export function startWarnings({ mode, publicDemo, publicUrl, trustProxy }: Standing): string[] {
  // The server itself speaks plain HTTP, so an https address belongs to a proxy.
  const behindUnlisted = mode === 'live' && publicUrl.startsWith('https:') && trustProxy === undefined
  return [
    ...(publicDemo
      ? ['PUBLIC DEMO: whoever reaches this server can read all sign-in codes and sign in as anybody.']
      : []),
    ...(behindUnlisted
      ? ['PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY names none: all visitors share one allowance.']
      : []),
  ]
}
