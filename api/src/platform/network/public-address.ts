import { BlockList, isIP, isIPv4 } from 'node:net'

/** IPv4 networks that are not of the public internet: the special-purpose registry of IANA, multicast, reserved. */
const special = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', prefix] = network.split('/')
  special.addSubnet(address, Number(prefix), 'ipv4')
}

/** The part of IPv6 that is given out, and what in it is for other uses: tunnels, benchmarks, documentation. */
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
special.addSubnet('2001::', 23, 'ipv6')
special.addSubnet('2001:db8::', 32, 'ipv6')
special.addSubnet('2002::', 16, 'ipv6')
special.addSubnet('3fff::', 20, 'ipv6')

/** Whether an address is one of the public internet: not loopback, private, link-local, or embedded in another one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
