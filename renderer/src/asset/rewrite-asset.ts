import type { Region } from '@vitrine/schemas'

/** Where assets stand; what is not configured stays on the site's own origin (T18). */
export interface AssetHosts {
  readonly region: Region
  readonly hosts: Readonly<Partial<Record<Region, string>>>
  /** The origin that relative addresses get in the region cn, with its port. */
  readonly cnOrigin?: string | undefined
}

/**
 * The address from which an asset is loaded in this region (R229–R231). An address on either store
 * moves to the store of the region; a relative one gets the origin for cn. All others stay as they
 * are, and doing it twice changes nothing.
 */
export function rewriteAsset(src: string, { region, hosts, cnOrigin }: AssetHosts): string {
  if (src === '' || /^(?:data|blob):/i.test(src)) return src
  if (!/^[a-z][a-z0-9+.-]*:|^\/\//i.test(src))
    return region === 'cn' && cnOrigin && src.startsWith('/') ? `${cnOrigin}${src}` : src
  const target = hosts[region]
  const address = URL.parse(src, 'https://relative.invalid')
  if (!target || !address || address.host === target) return src
  const isStore = Object.values(hosts).includes(address.host)
  return isStore ? `${address.protocol}//${target}${address.pathname}${address.search}${address.hash}` : src
}
