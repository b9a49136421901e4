import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDocument, SiteDocument } from '@vitrine/renderer'
import type { GlobalConfiguration, Menu, SharedPart } from '@vitrine/schemas'

const folder = join(import.meta.dirname, '../../../sites/demo')
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
const readAll = <T>(name: string): readonly T[] =>
  readdirSync(join(folder, name)).map((file) => read<T>(`${name}/${file}`))

/** A page of the demo, as its file holds it. */
export const demoPage = (name: string): PageDocument => read(`pages/${name}.json`)

/** All of the demo but its contents, as one document. */
export function demoSite(): SiteDocument {
  const pages = readAll<PageDocument>('pages')
  return {
    draftsId: '1',
    name: 'Demo',
    revision: 0,
    pagesList: pages.map(({ page }) => page),
    menuList: readAll<Menu>('menus'),
    pageSchemaMap: Object.fromEntries(pages.map(({ page, pageSchema }) => [page.id, pageSchema])),
    componentsSettingValues: Object.assign({}, ...pages.map((page) => page.componentsSettingValues)),
    globalConfiguration: {
      ...read<GlobalConfiguration>('configuration.json'),
      header: read<SharedPart>('header.json'),
      footer: read<SharedPart>('footer.json'),
    },
  }
}
