import type { FoundMachine } from '#contract/catalogue.finder.ts'
import { conditionText } from '#contract/condition-text.ts'
import { understoodTexts } from '#contract/texts/catalogue.understood.en.ts'
import { needTexts } from '#contract/texts/needs.en.ts'
import { fill, texts } from '#web/platform/text.ts'
import { finderText } from './finder-text.ts'
import { missText } from './understood-misses.ts'

const needsText = texts({ en: needTexts })
const missesText = texts({ en: understoodTexts })

type Judged = Pick<FoundMachine, 'misses' | 'getsThere'>

/** Why a machine does not fit, or may not, in words. */
export function reasonsOf({ misses, getsThere }: Judged) {
  const words = misses.map((miss) =>
    getsThere === false && isUnpublishedReach(miss)
      ? straightUp(miss)
      : missText(miss, { needs: needsText(), own: missesText() }),
  )
  return getsThere === false && !misses.some(isOfPlace) ? [finderText().notAtOnce, ...words] : words
}

type Miss = Judged['misses'][number]

/** Its range is known and does not reach out at all, as of scissor lifts. */
const isUnpublishedReach = ({ key, has }: Miss) => key === 'reachM' && has === null
const straightUp = ({ key, needs }: Miss) =>
  fill(finderText().straightUp, { condition: conditionText(needsText(), { key, value: needs }) })

/** Misses that already explain why it does not get to the place. */
const isOfPlace = ({ key }: Miss) => key === 'heightM' || key === 'digDepthM' || key === 'reachM'
