import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'

/** A server of this folder in a process of its own; `url` has no slash at its end. */
export type Spawned = { url: string; stop: () => void }

/** Starts a script that gets `given` and, last, the port to listen on. */
export async function spawnServer(script: string, given: string): Promise<Spawned> {
  const port = await freePort()
  const child = spawn(process.execPath, [script, given, String(port)], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}.`)
    await pause(50)
  }
  return { url, stop: () => child.kill() }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )
