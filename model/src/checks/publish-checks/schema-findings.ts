import { type Draft, PAGE_SCHEMA_VERSION, type Problem } from '@vitrine/schemas'
import { structureProblems } from '../../document/nesting.ts'
import type { Specs } from '../../document/specs.ts'
import { upgradeDraft } from '../../upgrade/upgrade.ts'
import type { DraftPlace, Finding } from '../finding.ts'
import { pageSchemasOf } from './page-schemas-of.ts'

/** Where each component stands. */
const placesOf = (draft: Draft): ReadonlyMap<string, DraftPlace> =>
  new Map(
    [...pageSchemasOf(draft)].flatMap(([place, { components }]) => Object.keys(components).map((id) => [id, place])),
  )

/** A path of the whole draft, `menuList[main].items[…]`, as its place and the path inside. */
function placeOf({ path }: Problem): { readonly place: DraftPlace; readonly path: string } | undefined {
  const [, list, id, rest = ''] = /^(pagesList|pageSchemaMap|menuList)\[([^\]]+)\]\.?(.*)$/.exec(path) ?? []
  if (list === undefined || id === undefined) return undefined
  return { place: list === 'menuList' ? { menu: id } : { page: id }, path: rest }
}

/**
 * What the schemas say of a draft, as findings with their places: all of them errors. Problems of the
 * structure are found again page by page, since they do not say which page they are of.
 */
export function schemaFindings(stored: Draft, specs: Specs, problems: readonly Problem[]): readonly Finding[] {
  if (problems.length === 0) return []
  const components = placesOf(stored)
  const inLanguages = problems
    .filter(({ language }) => language !== undefined)
    .map((problem): Finding => {
      if (problem.component !== undefined) return { level: 'error', ...components.get(problem.component), ...problem }
      const { place, path } = placeOf(problem) ?? { place: {}, path: problem.path }
      return { level: 'error', ...place, ...problem, path }
    })
  if (inLanguages.length === problems.length) return inLanguages
  const ofStructure = [...pageSchemasOf(upgradeDraft(stored, specs))]
    .filter(([, { version }]) => version <= PAGE_SCHEMA_VERSION)
    .flatMap(([place, pageSchema]) =>
      structureProblems(pageSchema, specs).map((problem): Finding => ({ level: 'error', ...place, ...problem })),
    )
  return [...ofStructure, ...inLanguages]
}
