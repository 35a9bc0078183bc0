import { BlockList, isIP } from 'node:net'

/** Ranges of IPv4 that lead to us, to our neighbours or to nobody (IANA special-purpose registry), and clouds' own services. */
const blocked4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Azure's metadata answer at an address that looks public
  '168.63.129.16/32',
]

/** Of IPv6 only 2000::/3 is public, without these: protocols, tunnels that carry IPv4 addresses inside, documentation. */
const blocked6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const toList = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}

const special4 = toList(blocked4, 'ipv4')
const global6 = toList(['2000::/3'], 'ipv6')
const special6 = toList(blocked6, 'ipv6')

/** True for an address of the open internet, as text; private, local, mapped, tunnelled and reserved ones are none. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !special4.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}
