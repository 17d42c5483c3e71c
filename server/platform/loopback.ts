import { BlockList, isIPv4, isIPv6 } from 'node:net'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8, 'ipv4')
own.addAddress('::1', 'ipv6')

/** Whether a host's name or address, with or without the brackets of a URL, is only reachable from this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (isIPv4(bare)) return own.check(bare, 'ipv4')
  if (isIPv6(bare)) return own.check(bare, 'ipv6')
  return bare === 'localhost' || bare.endsWith('.localhost')
}
