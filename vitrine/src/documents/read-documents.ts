import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type PageDocument, type SiteDocument, siteOfPage } from '@vitrine/model'
import { type Edition, isList, isObject } from '@vitrine/schemas'
import { CommandError } from '../command.ts'
import type { ModuleLoader } from '../sections/section-server.ts'
import { readJsonFile, replaceJsonFile } from './json-file.ts'
import { isSiteFolder, readSiteFolder, type SiteParts } from './site-folder.ts'

/** A site that was read, and how a changed one is written back. */
export interface ReadSite {
  readonly kind: 'site'
  /** Its path below the folder that the command is called in. */
  readonly name: string
  readonly site: SiteDocument
  /** The files that it stands in; none when it comes from a module. */
  readonly files: readonly string[]
  /** Writes what is another object than in `site`. */
  readonly write: (changed: SiteDocument) => void
}

/** Editions that were read: what was published, by page and language. */
export interface ReadEditions {
  readonly kind: 'editions'
  readonly name: string
  readonly editions: readonly Edition[]
}

export type ReadDocument = ReadSite | ReadEditions

const isSite = (value: unknown): value is SiteDocument =>
  isObject(value) && isList(value.pagesList) && isObject(value.pageSchemaMap) && isObject(value.globalConfiguration)
const isPage = (value: unknown): value is PageDocument =>
  isObject(value) &&
  isObject(value.page) &&
  isObject(value.page.settings) &&
  isObject(value.pageSchema) &&
  isObject(value.pageSchema.components) &&
  isObject(value.componentsSettingValues)
const isEdition = (value: unknown): value is Edition =>
  isObject(value) && isObject(value.page) && isList(value.outline) && isObject(value.components)

/** What a value is, if it is a document; nothing otherwise. */
function documentOf(value: unknown, name: string, file: string | undefined): ReadDocument | undefined {
  const files = file === undefined ? [] : [file]
  const write = (changed: unknown) => {
    if (file === undefined) throw new CommandError(`${name} is a module: what it says is changed by hand.`)
    replaceJsonFile(file, changed)
  }
  if (isSite(value)) return { kind: 'site', name, site: value, files, write }
  if (isEdition(value)) return { kind: 'editions', name, editions: [value] }
  if (isList(value) && value.length > 0 && value.every(isEdition)) return { kind: 'editions', name, editions: value }
  if (!isPage(value)) return undefined
  const site = siteOfPage(value)
  return {
    kind: 'site',
    name,
    site,
    files,
    write({ pagesList, pageSchemaMap, componentsSettingValues }) {
      const page = pagesList[0] ?? value.page
      write({ ...value, page, pageSchema: pageSchemaMap[page.id], componentsSettingValues })
    },
  }
}

/** Writes the files of a folder whose part of a site is another object than before. */
function writeFolder(folder: string, before: SiteDocument, { pages, menus, parts }: SiteParts, after: SiteDocument) {
  for (const { file, document } of pages) {
    const { id } = document.page
    const page = after.pagesList.find((one) => one.id === id) ?? document.page
    const pageSchema = after.pageSchemaMap[id] ?? document.pageSchema
    const ids = Object.keys(document.componentsSettingValues)
    const isChanged =
      page !== document.page ||
      pageSchema !== document.pageSchema ||
      ids.some((one) => after.componentsSettingValues[one] !== before.componentsSettingValues[one])
    if (!isChanged) continue
    const componentsSettingValues = Object.fromEntries(ids.map((one) => [one, after.componentsSettingValues[one]]))
    replaceJsonFile(file, { ...document, page, pageSchema, componentsSettingValues })
  }
  for (const { file, document } of menus) {
    const menu = after.menuList.find(({ id }) => id === document.id)
    if (menu !== undefined && menu !== document) replaceJsonFile(file, menu)
  }
  for (const { part } of parts)
    if (after.globalConfiguration[part] !== before.globalConfiguration[part])
      replaceJsonFile(join(folder, `${part}.json`), after.globalConfiguration[part])
}

function siteOfFolder(folder: string, name: string): ReadSite {
  const { site, files } = readSiteFolder(folder)
  return {
    kind: 'site',
    name,
    site,
    files: [...files.pages, ...files.menus, ...files.parts].map(({ file }) => file),
    write: (changed) => writeFolder(folder, site, files, changed),
  }
}

/** The documents in a folder; files that hold something else are passed over. */
function documentsIn(folder: string, cwd: string): readonly ReadDocument[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
    if (entry.isDirectory())
      return isSiteFolder(path) ? [siteOfFolder(path, relative(cwd, path))] : documentsIn(path, cwd)
    if (!entry.name.endsWith('.json')) return []
    return documentOf(readJsonFile(path), relative(cwd, path), path) ?? []
  })
}

async function documentsOfModule(file: string, name: string, loader: ModuleLoader): Promise<readonly ReadDocument[]> {
  const exports = Object.entries(await loader.load(file))
  return exports.flatMap(([exported, value]) => documentOf(value, `${name}#${exported}`, undefined) ?? [])
}

async function documentsAt(path: string, cwd: string, loader: ModuleLoader): Promise<readonly ReadDocument[]> {
  const full = resolve(cwd, path)
  if (!existsSync(full)) throw new CommandError(`There is no file or folder ${path}.`)
  const name = relative(cwd, full) || path
  if (statSync(full).isDirectory()) return isSiteFolder(full) ? [siteOfFolder(full, name)] : documentsIn(full, cwd)
  if (/\.[cm]?[jt]sx?$/.test(full)) return documentsOfModule(full, name, loader)
  const document = documentOf(readJsonFile(full), name, full)
  return document ? [document] : []
}

/**
 * Reads sites, pages and editions: JSON files, folders of them, folders with one site in many files, and modules that
 * export them.
 *
 * @throws CommandError when a path leads nowhere, holds no document, or holds JSON that cannot be read.
 */
export async function readDocuments(
  paths: readonly string[],
  cwd: string,
  loader: ModuleLoader,
): Promise<readonly ReadDocument[]> {
  const documents: ReadDocument[] = []
  for (const path of paths) {
    const found = await documentsAt(path, cwd, loader)
    if (found.length === 0)
      throw new CommandError(`${path} holds no site, page or edition; vitrine import json says what one lacks.`)
    documents.push(...found)
  }
  return documents
}
