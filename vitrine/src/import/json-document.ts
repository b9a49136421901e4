import { type PageDocument, type Specs, siteOfPage, sizeProblems } from '@vitrine/model'
import {
  checkOf,
  draft as draftSchema,
  isList,
  isObject,
  type Problem,
  pageRecord,
  pageSchema as pageSchemaSchema,
  settingsById,
} from '@vitrine/schemas'
import { documentProblems } from '../check/document-problems.ts'
import { CommandError } from '../command.ts'
import type { ReadSite } from '../documents/read-documents.ts'

const pageParts = [
  ['page', pageRecord],
  ['pageSchema', pageSchemaSchema],
  ['componentsSettingValues', settingsById],
] as const

/** A document that was checked: a whole site, and everything that is wrong with it. */
export interface CheckedDocument {
  readonly site: unknown
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
}

/**
 * Checks a site or a page that somebody hands in as JSON.
 *
 * @throws CommandError when it is neither.
 */
export function checkDocument(
  value: unknown,
  name: string,
  specs: Specs,
  say: (problem: Pick<Problem, 'key' | 'params'>) => string,
): CheckedDocument {
  const isPage = isObject(value) && isObject(value.page) && isObject(value.pageSchema)
  const isSite = isObject(value) && isList(value.pagesList)
  if (!isPage && !isSite)
    throw new CommandError(
      `${name} is neither a site (pagesList, pageSchemaMap …) nor a page (page, pageSchema, componentsSettingValues).`,
    )
  const whole = isPage ? { componentsSettingValues: {}, ...value } : value
  const line = ({ path, ...problem }: Problem, part = '') => [name, part, path, say(problem)].filter(Boolean).join(': ')
  if (isPage) {
    // A page is checked part by part before a site is made around it.
    const lines = pageParts.flatMap(([part, schema]) =>
      checkOf(schema)(whole[part]).map((problem) => line(problem, part)),
    )
    if (lines.length > 0) return { site: whole, problems: lines, warnings: [] }
  }
  const site = isPage ? siteOfPage(whole as unknown as PageDocument) : whole
  const refused = checkOf(draftSchema)(site)
  if (refused.length > 0) {
    return { site, problems: refused.map((problem) => line(problem)), warnings: [] }
  }
  const read: ReadSite = { kind: 'site', name, site: site as ReadSite['site'], files: [], write: () => {} }
  const found = [...documentProblems(read, specs, say)]
  const of = (level: 'error' | 'warning') => found.filter((one) => one.level === level).map(({ line }) => line)
  const tooLarge = Object.values(read.site.pageSchemaMap).flatMap((pageSchema) =>
    sizeProblems(pageSchema, read.site.componentsSettingValues).map((problem) => line(problem)),
  )
  return { site, problems: [...of('error'), ...tooLarge], warnings: of('warning') }
}
