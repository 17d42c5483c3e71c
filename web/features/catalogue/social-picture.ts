/** Hash of a drawing in its address: `/drawings/{slug}.{hash}.svg`. */
const HASH = /\.([0-9a-z]+)\.svg$/

/** Preview picture of a machine; networks cache it by its address, so a new drawing gets a new address. */
export const socialPicture = ({ slug, drawing }: { slug: string; drawing: { url: string } }) =>
  `/social/${slug}.png?v=${HASH.exec(drawing.url)?.[1] ?? ''}`
