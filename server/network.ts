/** The network that an address belongs to: an IPv6 customer has a whole /64 to choose from. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = ''] = ip.split('::')
  return `${[...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`
}
