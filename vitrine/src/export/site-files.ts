import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteDocument } from '@vitrine/model'
import { jsonText } from '../documents/json-file.ts'

/** The files of a site, as the import of sites takes them: a file for each page, menu and part. */
export function filesOfSite(site: SiteDocument): Readonly<Record<string, unknown>> {
  const { header, footer, ...configuration } = site.globalConfiguration
  const pages = site.pagesList.map((page) => {
    const pageSchema = site.pageSchemaMap[page.id] ?? { version: 1, root: [], components: {} }
    const ids = Object.keys(pageSchema.components).filter((id) => Object.hasOwn(site.componentsSettingValues, id))
    const componentsSettingValues = Object.fromEntries(ids.map((id) => [id, site.componentsSettingValues[id]]))
    return [`pages/${page.id}.json`, { page, pageSchema, componentsSettingValues }] as const
  })
  return {
    'site.json': { clientId: clientIdOf(site.name), name: site.name },
    'configuration.json': configuration,
    ...(header && { 'header.json': header }),
    ...(footer && { 'footer.json': footer }),
    ...Object.fromEntries(pages),
    ...Object.fromEntries(site.menuList.map((menu) => [`menus/${menu.id}.json`, menu])),
  }
}

/** A name for addresses made of the name of a site: `Bolts & more` → `bolts-more`. */
const clientIdOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'site'

/** Writes the files of a site into a folder. */
export function writeFiles(files: Readonly<Record<string, unknown>>, folder: string): void {
  for (const [path, document] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, jsonText(document))
  }
}
