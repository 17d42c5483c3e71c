/** One page of a list, as every list of the API answers it. */
export type ListPage<Item> = {
  content: Item[]
  page: number
  size: number
  totalElements: number
  totalPages: number
}

const counting = <Item>(list: ListPage<Item>, content: Item[], more: number): ListPage<Item> => {
  const totalElements = list.totalElements + more
  return { ...list, content, totalElements, totalPages: Math.ceil(totalElements / list.size) }
}

/** A new entry comes first; what no longer fits goes to the page after. */
export const withFirst = <Item>(list: ListPage<Item>, item: Item) =>
  counting(list, [item, ...list.content].slice(0, list.size), 1)

/** The entry that `isIt` names becomes another one, at its place. */
export const withReplaced = <Item>(list: ListPage<Item>, isIt: (item: Item) => boolean, item: Item) => ({
  ...list,
  content: list.content.map((entry) => (isIt(entry) ? item : entry)),
})

/** Without the entry that `isIt` names; a page that does not have it stays as it is. */
export function without<Item>(list: ListPage<Item>, isIt: (item: Item) => boolean) {
  const content = list.content.filter((entry) => !isIt(entry))
  return counting(list, content, content.length - list.content.length)
}
