import { type PageDocument, type Specs, siteOfPage, sizeProblems } from '@vitrine/model'
import { checkOf, draft as draftSchema, isList, isObject, type Problem } from '@vitrine/schemas'
import { documentProblems } from '../check/document-problems.ts'
import { CommandError } from '../command.ts'
import type { ReadSite } from '../documents/read-documents.ts'

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
  const site = isPage ? siteOfPage(whole as unknown as PageDocument) : whole
  const refused = checkOf(draftSchema)(site)
  if (refused.length > 0) {
    const lines = refused.map((problem) => [name, problem.path, say(problem)].filter(Boolean).join(': '))
    return { site, problems: lines, warnings: [] }
  }
  const read: ReadSite = { kind: 'site', name, site: site as ReadSite['site'], files: [], write: () => {} }
  const found = [...documentProblems(read, specs, say)]
  const of = (level: 'error' | 'warning') => found.filter((one) => one.level === level).map(({ line }) => line)
  const tooLarge = Object.values(read.site.pageSchemaMap).flatMap((pageSchema) =>
    sizeProblems(pageSchema, read.site.componentsSettingValues).map((problem) =>
      [name, problem.path, say(problem)].filter(Boolean).join(': '),
    ),
  )
  return { site, problems: [...of('error'), ...tooLarge], warnings: of('warning') }
}
