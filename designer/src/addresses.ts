import { linkBuilder } from '@vitrine/renderer/internal'
import type { DesignerBoot } from './context/boot.ts'
import type { AddressOfPath } from './context/designer-context.ts'

/**
 * Writes addresses of a site as the host reads them: visitors find it on its own domain, if it has one.
 * A draft may have another default language, so there the address names each language that it is given.
 */
export function addressesOf({ clientId, draftsId, defaultLocale, domain }: DesignerBoot): AddressOfPath {
  const kept = { language: defaultLocale, defaultLanguage: defaultLocale }
  const here = linkBuilder({ language: '', defaultLanguage: '', clientId, draftsId })
  const published = linkBuilder({ ...kept, clientId: domain === undefined ? clientId : undefined })
  const origin = domain === undefined ? '' : `https://${domain}`
  return (path, { language, isDraft = false } = {}) =>
    isDraft
      ? here.inLanguage(language ?? '', path)
      : `${origin}${published.inLanguage(language ?? defaultLocale, path)}`
}
