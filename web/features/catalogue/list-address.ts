// The address of a list holds its whole state: words, filters, order, page, and whether it is a table.

/** Values of spec filters in the API's form: `10..16`, `electric,diesel`. */
export type Specs = Readonly<Record<string, string>>
export type ListState = { filter: string; sort: string; specs: Specs; page: number; view: '' | 'table' }

/** The plain list, as cards. */
export const PLAIN: ListState = { filter: '', sort: '', specs: {}, page: 1, view: '' }

const OWN = ['filter', 'sort', 'page', 'size', 'city', 'view']
/** Two fields of the form make one range, unless a range button was pressed. */
const BOUND = /^(.+)\.(min|max)$/

/**
 * Parses an address, or the query of a plain form: repeated choices and the two ends of a range. Pages count from 1.
 */
export function readList(parameters: URLSearchParams): ListState {
  const names = [...new Set([...parameters.keys()].map((name) => BOUND.exec(name)?.[1] ?? name))]
  const specs = names
    .filter((name) => !OWN.includes(name))
    .flatMap((name) => {
      const value = valueOf(parameters, name)
      return value === '' ? [] : [[name, value] as const]
    })
  return {
    filter: parameters.get('filter')?.trim() ?? '',
    sort: parameters.get('sort') ?? '',
    specs: Object.fromEntries(specs),
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1),
    view: parameters.get('view') === 'table' ? 'table' : '',
  }
}

function valueOf(parameters: URLSearchParams, name: string) {
  if (parameters.has(name)) return parameters.getAll(name).filter(Boolean).join(',')
  const [min, max] = [parameters.get(`${name}.min`), parameters.get(`${name}.max`)]
  return min || max ? `${min ?? ''}..${max ?? ''}` : ''
}

/** The query of the address, in a fixed order; '' for the plain list. */
export function listSearch({ filter, sort, specs, page, view }: ListState) {
  const parameters = new URLSearchParams([
    ...(filter === '' ? [] : [['filter', filter]]),
    ...(sort === '' ? [] : [['sort', sort]]),
    ...Object.entries(specs).sort(([one], [other]) => (one < other ? -1 : 1)),
    ...(view === '' ? [] : [['view', view]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** Whether an address is canonical; otherwise it is redirected to `listSearch`. */
export const isPlain = (parameters: URLSearchParams) =>
  [...parameters].every(
    ([name, value]) =>
      value !== '' &&
      !BOUND.test(name) &&
      parameters.getAll(name).length === 1 &&
      !(name === 'page' && value === '1') &&
      !(name === 'view' && value !== 'table'),
  )

/** Whether words or filters narrow the list. */
export const isFiltered = ({ filter, specs }: ListState) => filter !== '' || Object.keys(specs).length > 0

/** The two ends of `10..16`; '' for an open end. */
export function rangeOf(value = '') {
  const [min = '', max = ''] = value.split('..')
  return { min, max }
}

export const choicesOf = (value = '') => (value === '' ? [] : value.split(','))

/** The first page of the list with one spec filter changed, or removed by ''. */
export function withSpec(state: ListState, key: string, value: string): ListState {
  const { [key]: _, ...others } = state.specs
  return { ...state, specs: value === '' ? others : { ...others, [key]: value }, page: 1 }
}
