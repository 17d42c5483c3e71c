/** `npm run --silent estimate < request.json`: what planned hires will cost, as the quote's screen says it. */
import { estimate } from '#server/hire/estimate.ts'
import { EstimateRequest } from '#server/hire/planned.ts'
import { computed, readInput } from './hire-command.ts'

console.log(JSON.stringify(computed(estimate, await readInput(EstimateRequest)), undefined, 2))
