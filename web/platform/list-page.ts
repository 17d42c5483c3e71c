/** One page of a list, as every list of the API returns it. */
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

/** Puts a new entry first; the last one moves to the next page if the page is full. */
export const withFirst = <Item>(list: ListPage<Item>, item: Item) =>
  counting(list, [item, ...list.content].slice(0, list.size), 1)

/** Replaces the entry that `isIt` matches, in its place. */
export const withReplaced = <Item>(list: ListPage<Item>, isIt: (item: Item) => boolean, item: Item) => ({
  ...list,
  content: list.content.map((entry) => (isIt(entry) ? item : entry)),
})

/** Removes the entry that `isIt` matches; a page without it stays unchanged. */
export function without<Item>(list: ListPage<Item>, isIt: (item: Item) => boolean) {
  const content = list.content.filter((entry) => !isIt(entry))
  return counting(list, content, content.length - list.content.length)
}
