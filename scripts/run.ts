import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** The exit code of a shell after Ctrl+C. */
const INTERRUPTED = 130
const BIN = resolve('node_modules/.bin')

/**
 * Runs a program of `node_modules/.bin` (or any other) in the foreground, with `more` in its environment, and waits for
 * its end. Returns its exit code. The project's own Node comes first on PATH, so its tools use it too.
 */
export function run(program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<number> {
  const env = { ...process.env, ...more, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` }
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: 'inherit', env })
    let interrupted = false
    const pass = (signal: NodeJS.Signals) => {
      interrupted = true
      child.kill(signal)
    }
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.once('error', fail)
    child.once('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      // Skip the next step.
      if (interrupted) process.exit(INTERRUPTED)
      done(code ?? 1)
    })
  })
}

/** Runs a program that must succeed. Throws an Error naming it if it fails. */
export async function mustRun(program: string, ...args: string[]): Promise<void> {
  const code = await run(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} found something (exit code ${code}), see above.`)
}
