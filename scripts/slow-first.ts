import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files of half a minute or more: begun last, one of them would run alone at the end. */
const SLOW = [
  'tests/matrix.api.test.ts',
  'tests/hostile-input-desk.api.test.ts',
  'tests/hostile-input.api.test.ts',
  'tests/generated-requests.api.test.ts',
  'tests/payloads.api.test.ts',
  'tests/load.race.test.ts',
  'tests/proofs/outage.race.test.ts',
  'tests/e2e/process.e2e.ts',
  'tests/e2e/slow-clients.e2e.ts',
]

const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((file) => moduleId.endsWith(file))

/** Begins the slow files first, and the others in the usual order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const usual = await super.sort(files)
    return [...usual.filter(isSlow), ...usual.filter((file) => !isSlow(file))]
  }
}
