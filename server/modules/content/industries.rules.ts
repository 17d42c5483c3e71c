/** How the title of an industry is written in an address: `TV, Film and Events` as `tv-film-and-events`. */
export const industrySpelling = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
