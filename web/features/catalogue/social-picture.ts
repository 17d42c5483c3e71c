/** Hash of a drawing in its address: `/drawings/{slug}.{hash}.svg`. */
const HASH = /\.([0-9a-z]+)\.svg$/

/** Picture of a machine for links elsewhere; networks keep it by its address, so a new drawing gives it a new one. */
export const socialPicture = ({ slug, drawing }: { slug: string; drawing: { url: string } }) =>
  `/social/${slug}.png?v=${HASH.exec(drawing.url)?.[1] ?? ''}`
