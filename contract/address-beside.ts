/** An address as it stands beside the name of its site: without that name, if it begins with it. */
export const addressBeside = (name: string, address: string) =>
  address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address
