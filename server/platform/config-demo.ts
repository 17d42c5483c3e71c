import type { Environment } from './config-environment.ts'
import { isLoopback } from './loopback.ts'

type Place = Pick<Environment, 'YANTRA_MODE' | 'HOST'>

/** A demo that others than this machine reach: everybody reads everybody's sign-in codes there. */
export const isPublicDemo = ({ YANTRA_MODE, HOST }: Place) => YANTRA_MODE === 'demo' && !isLoopback(HOST)

/** @throws Error where a demo would be public and nobody has said that it shall be. */
export function refuseOpenDemo(environment: Environment) {
  if (!isPublicDemo(environment) || environment.YANTRA_DEMO_PUBLIC === 'yes') return
  throw new Error(
    `the demo shows everybody's sign-in codes, and HOST=${environment.HOST} can be reached from other machines. ` +
      'Set HOST=127.0.0.1, or YANTRA_MODE=live, or YANTRA_DEMO_PUBLIC=yes if everybody may sign in as anybody.',
  )
}
