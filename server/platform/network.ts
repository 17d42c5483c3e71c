import { isIPv6 } from 'node:net'

const GROUPS = 8
/** The holder of one IPv6 address has its whole /64. */
const NETWORK_GROUPS = 4

/**
 * The network that limits count an address under: a /64 of IPv6 (`2001:db8:0:1::/64`), or the address itself for IPv4,
 * even if it is written as IPv6 (`::ffff:192.0.2.1`).
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

function groupsOf(address: string): number[] {
  // A URL normalises every form: hexadecimal groups, zeros as `::`, and no zone.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}
