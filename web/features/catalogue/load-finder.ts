import { redirect } from 'react-router'
import type { FoundMachine } from '#contract/catalogue.finder.ts'
import { needTexts } from '#contract/texts/needs.en.ts'
import type { Call } from '#web/platform/call.ts'
import { found } from '#web/platform/found.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { texts } from '#web/platform/text.ts'
import { factsOf } from './card-facts.ts'
import { type Answers, finderSearch, isPlainFinder, needsOf, readFinder } from './finder-address.ts'
import type { FinderTask } from './finder-questions.ts'
import { reasonsOf } from './finder-reasons.ts'
import { inFrame, type RangeFrame, rangeFrame } from './finder-scale.ts'
import { loadFinderTasks } from './finder-tasks.ts'

const needsText = texts({ en: needTexts })

/** So many of the nearest machines are drawn if none fits. */
const NEAREST = 4

type Asked = { call: Call; url: URL; location: string }

/** Loads the finder. Another spelling of the address is redirected to the canonical one. */
export async function loadFinder({ call, url, location }: Asked) {
  const { task, answers } = readFinder(url.searchParams)
  if (!isPlainFinder(url.searchParams)) throw redirect(pagePaths.find(location, finderSearch({ task, answers })))
  return task ? { found: await machinesFor(call, location, { task, answers }) } : { tasks: await loadFinderTasks(call) }
}

type Task = { task: FinderTask; answers: Answers }

async function machinesFor(call: Call, location: string, { task, answers }: Task) {
  const reply = await found(call('findMachines', { query: { location, task, ...needsOf(answers) } }))
  const { counts, looked, total } = reply
  const { standing, drawn, unknown, leftOut } = shownOf(reply)
  const frame = rangeFrame(drawn, levelOf(answers))
  return {
    asked: { task, name: needsText()[task], answers },
    counts,
    checked: looked < total ? looked : undefined,
    total,
    elsewhere: reply.elsewhere.map(({ slug, name, fits }) => ({
      to: pagePaths.find(slug, finderSearch({ task, answers })),
      name,
      fits,
    })),
    frame,
    standing,
    drawn: drawn.map((machine) => drawnFacts(machine, frame)),
    hasRange: drawn.some(({ range }) => range !== null),
    unknown: unknown.map(reasoned),
    leftOut: leftOut.map(reasoned),
    more: { unknown: counts.unknown - reply.unknown.length, leftOut: counts.leftOut - reply.leftOut.length },
  }
}

type Groups = Record<'fits' | 'unknown' | 'leftOut', readonly FoundMachine[]>

/** Drawn are the machines that fit; if there are none, those that may fit, or else the nearest. */
function shownOf({ fits, unknown, leftOut }: Groups) {
  if (fits.length > 0) return { standing: 'fits' as const, drawn: fits, unknown, leftOut }
  if (unknown.length > 0) return { standing: 'unknown' as const, drawn: unknown, unknown: [], leftOut }
  const drawn = leftOut.slice(0, NEAREST)
  return { standing: 'nearest' as const, drawn, unknown, leftOut: leftOut.slice(NEAREST) }
}

/** The height asked for, or the depth below the ground. */
const levelOf = ({ heightM, digDepthM }: Answers) =>
  heightM ? Number(heightM) : digDepthM ? -Number(digDepthM) : undefined

const drawnFacts = (machine: FoundMachine, frame: RangeFrame) => ({
  ...factsOf(machine.product),
  reasons: reasonsOf(machine),
  picture: inFrame(machine, frame),
})

const reasoned = (machine: FoundMachine) => ({
  slug: machine.product.slug,
  name: machine.product.name,
  reasons: reasonsOf(machine),
})

export type FoundMachines = Awaited<ReturnType<typeof machinesFor>>
export type DrawnMachine = FoundMachines['drawn'][number]
export type ReasonedMachine = FoundMachines['leftOut'][number]
