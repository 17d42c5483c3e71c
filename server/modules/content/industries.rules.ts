/** The slug of an industry's title: `TV, Film and Events` becomes `tv-film-and-events`. */
export const industrySpelling = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
