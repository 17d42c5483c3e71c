/** Normalises a name: 'Navi  Mumbai', 'navi_mumbai' and 'NAVI-MUMBAI' are one spelling. */
export const spelling = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

type Named = { slug: string; name: string; aliases: readonly string[] }

/** Maps every spelling of every city to its slug; a slug takes precedence over another city's alias. */
export function spellingsOf(cities: readonly Named[]): ReadonlyMap<string, string> {
  const aliases = cities.flatMap(({ slug, aliases }) => aliases.map((alias) => [spelling(alias), slug] as const))
  const names = cities.map(({ slug, name }) => [spelling(name), slug] as const)
  return new Map([...aliases, ...names, ...cities.map(({ slug }) => [slug, slug] as const)])
}
