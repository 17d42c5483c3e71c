const pages = (address: string, count: number) =>
  Array.from({ length: count }, (_, page) => `${address}${address.includes('?') ? '&' : '?'}page=${page}`)

/** Lists the desk's everyday requests, each with the addresses requested in turn; none of them is cached. */
export function deskLists(url: string): [name: string, urls: string[]][] {
  const [inbox, products] = [`${url}/v1/desk/enquiries`, `${url}/v1/desk/products`]
  return [
    ['desk: inbox, our turn', [`${inbox}?size=50`]],
    ['desk: inbox, pages of closed enquiries', pages(`${inbox}?size=50&filter=CLOSED`, 40)],
    ['desk: inbox, searched for a machine', [`${inbox}?size=50&filter=CLOSED&q=scissor`]],
    ['desk: products, pages by name', pages(products, 400)],
    ['desk: products, pages by rate', pages(`${products}?sort=-rate`, 400)],
    ['desk: products, searched', [`${products}?filter=genie`]],
  ]
}
