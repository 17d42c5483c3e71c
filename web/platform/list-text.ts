import { listTexts } from '#contract/texts/lists.en.ts'
import { fill, plural, texts } from './text.ts'

const useCommonTexts = texts({ en: listTexts })

/** The texts that are specific to one list. */
export type OwnListTexts = Record<
  'title' | 'pages' | 'failedTitle' | 'emptyTitle' | 'nothingFoundTitle' | 'nothingFoundText' | 'showAll',
  string
> & {
  /** A list without it has only filters. */
  search?: string
  results: { one: string; other: string }
}

/** All texts of a list: its own and the shared ones. */
export function useListText(own: OwnListTexts) {
  const common = useCommonTexts()
  const inColumn = (text: string) => (column: string) => fill(text, { column })
  return {
    ...common,
    ...own,
    results: (count: number) => plural(count, own.results),
    position: (page: number, pages: number) => fill(common.page, { page: page + 1, pages }),
    selected: (count: number) => plural(count, common.selected),
    select: (name: string) => fill(common.select, { name }),
    upwards: inColumn(common.upwards),
    downwards: inColumn(common.downwards),
  }
}
