import type { DesignerBoot, DesignerParts } from '@vitrine/designer'
import { linkBuilder } from '../links.ts'

/** Writes addresses of a site as the host reads them: visitors find it on its own domain, if it has one. */
export function addressesOf({ clientId, draftsId, defaultLocale, domain }: DesignerBoot): DesignerParts['addressOf'] {
  const kept = { language: defaultLocale, defaultLanguage: defaultLocale }
  const here = linkBuilder({ ...kept, clientId, draftsId })
  const published = linkBuilder({ ...kept, clientId: domain === undefined ? clientId : undefined })
  const origin = domain === undefined ? '' : `https://${domain}`
  return (path, { language = defaultLocale, isDraft = false } = {}) =>
    isDraft ? here.inLanguage(language, path) : `${origin}${published.inLanguage(language, path)}`
}
