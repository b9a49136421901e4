import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDocument } from '@vitrine/model'
import { readJsonFile } from './json-file.ts'

/** Whether a folder holds a site in many files, as `vitrine export` writes it. */
export const isSiteFolder = (folder: string): boolean => existsSync(join(folder, 'configuration.json'))

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(folder, name))
    : []

interface PageFile {
  readonly page: SiteDocument['pagesList'][number]
  readonly pageSchema: SiteDocument['pageSchemaMap'][string]
  readonly componentsSettingValues: SiteDocument['componentsSettingValues']
}

/** The parts of a site folder, and the file of each. */
export interface SiteParts {
  readonly pages: readonly { readonly file: string; readonly document: PageFile }[]
  readonly menus: readonly { readonly file: string; readonly document: SiteDocument['menuList'][number] }[]
  readonly parts: readonly { readonly part: 'header' | 'footer'; readonly file: string }[]
}

/**
 * A site that stands in many files, as one document.
 *
 * @throws CommandError when one of them holds no JSON.
 */
export function readSiteFolder(folder: string): { readonly site: SiteDocument; readonly files: SiteParts } {
  const read = <T>(file: string) => ({ file, document: readJsonFile(file) as T })
  const pages = filesIn(join(folder, 'pages')).map((file) => read<PageFile>(file))
  const menus = filesIn(join(folder, 'menus')).map((file) => read<SiteDocument['menuList'][number]>(file))
  const parts = (['header', 'footer'] as const)
    .map((part) => ({ part, file: join(folder, `${part}.json`) }))
    .filter(({ file }) => existsSync(file))
  const about = join(folder, 'site.json')
  const { name = 'Site' } = existsSync(about) ? (readJsonFile(about) as { readonly name?: string }) : {}
  const shared = Object.fromEntries(parts.map(({ part, file }) => [part, readJsonFile(file)]))
  const configuration = readJsonFile(join(folder, 'configuration.json')) as SiteDocument['globalConfiguration']
  return {
    site: {
      draftsId: '1',
      name,
      revision: 0,
      pagesList: pages.map(({ document: { page } }) => page).toSorted((a, b) => a.order - b.order),
      menuList: menus.map(({ document }) => document),
      pageSchemaMap: Object.fromEntries(pages.map(({ document: { page, pageSchema } }) => [page.id, pageSchema])),
      componentsSettingValues: Object.assign({}, ...pages.map(({ document }) => document.componentsSettingValues)),
      globalConfiguration: { ...configuration, ...shared },
    },
    files: { pages, menus, parts },
  }
}
