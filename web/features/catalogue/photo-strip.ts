import type { Photo } from '#contract/catalogue.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function itemOf({ alt, width, height, sources }: Photo) {
  const set = sources.map((source) => `${source.url} ${source.width}w`).join(', ')
  const [narrowest, widest] = [sources[0]?.url ?? '', sources.at(-1)?.url ?? '']
  const size = `width="${width}" height="${height}"`
  const image = `<img src="${narrowest}" srcset="${set}" sizes="16rem" ${size} alt="${escaped(alt)}" loading="lazy" class="h-40 w-auto max-w-none rounded">`
  return `<li class="shrink-0"><a href="${widest}" target="_blank">${image}</a></li>`
}

/** The photographs of a machine as markup that only the server makes; '' if there are none. */
export const photoStrip = (photos: readonly Photo[]) =>
  photos.length === 0 ? '' : `<ul class="mt-4 flex gap-3 overflow-x-auto">${photos.map(itemOf).join('')}</ul>`
