import { createHash } from 'node:crypto'

/** The name of the file that an address of the site leads to; `undefined` for any other address. */
export function nameAt(address: string, tenantId: string): string | undefined {
  const [, name, tenant] = /^\/(?:media|preview|download)\/(([1-9][0-9]*)\/[^?#]+)/.exec(address) ?? []
  return tenant === tenantId ? name : undefined
}

/** The id in the library of what came with a site, by the name of its first file. */
export const idOfFound = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32)
