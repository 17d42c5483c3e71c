/** `npm run --silent estimate < request.json` prints the estimate of planned hires, as on the quote's screen. */
import { estimate } from '#server/hire/estimate.ts'
import { EstimateRequest } from '#server/hire/planned.ts'
import { computed, readInput } from './hire-command.ts'

console.log(JSON.stringify(computed(estimate, await readInput(EstimateRequest)), undefined, 2))
