/** Hosts that what admins and imports name may lie on: `shop.example`, `*.example.com` for all below it. None named: every public one. */
export const readOutboundHosts = (value = ''): readonly string[] => {
  const hosts = value.split(',').flatMap((host) => host.trim().toLowerCase() || [])
  const strange = hosts.find((host) => !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host))
  if (strange !== undefined)
    throw new Error(`OUTBOUND_HOSTS: "${strange}" is no host (feeds.example.com) and no hosts (*.example.com)`)
  return hosts
}

/** Whether the shop may call a host, as `URL` writes it. */
export const isOutboundHost = (hosts: readonly string[], hostname: string): boolean => {
  if (hosts.length === 0) return true
  const host = hostname.toLowerCase().replace(/\.$/, '')
  return hosts.some((allowed) => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed))
}
