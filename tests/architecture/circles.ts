type Graph = ReadonlyMap<string, readonly string[]>

/** Every cycle of the graph: its files in order, with the first one repeated at the end. */
export function circlesIn(graph: Graph): string[][] {
  const circle = firstCircle(graph)
  if (!circle) return []
  const [from = '', to = ''] = circle.slice(-2)
  const opened = new Map(graph).set(from, graph.get(from)?.filter((next) => next !== to) ?? [])
  return [circle, ...circlesIn(opened)]
}

function firstCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    const circle = firstOf(graph.get(file) ?? [], (next) => visit(next, [...path, file]))
    done.add(file)
    return circle
  }
  return firstOf([...graph.keys()], (file) => visit(file, []))
}

function firstOf<In, Out>(list: readonly In[], look: (item: In) => Out | undefined): Out | undefined {
  for (const item of list) {
    const found = look(item)
    if (found !== undefined) return found
  }
  return undefined
}
