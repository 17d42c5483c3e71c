import type { Environment } from './config-environment.ts'
import { isLoopback } from './loopback.ts'

type Place = Pick<Environment, 'YANTRA_MODE' | 'HOST'>

/** Whether other machines can reach the demo, which shows all sign-in codes to everybody. */
export const isPublicDemo = ({ YANTRA_MODE, HOST }: Place) => YANTRA_MODE === 'demo' && !isLoopback(HOST)

/** Throws an Error if the demo would be public without its operator's consent (`YANTRA_DEMO_PUBLIC`). */
export function refuseOpenDemo(environment: Environment) {
  if (!isPublicDemo(environment) || environment.YANTRA_DEMO_PUBLIC === 'yes') return
  throw new Error(
    `the demo shows everybody's sign-in codes, and HOST=${environment.HOST} can be reached from other machines. ` +
      'Set HOST=127.0.0.1, or YANTRA_MODE=live, or YANTRA_DEMO_PUBLIC=yes if everybody may sign in as anybody.',
  )
}
