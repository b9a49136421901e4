import {
  checkOf,
  isObject,
  isReservedBasePath,
  type PageTypeSpec,
  pageTypeSpec,
  type SectionSpec,
} from '@vitrine/schemas'

const nameOf = (pageType: unknown): string =>
  isObject(pageType) && typeof pageType.key === 'string' ? `page type ${pageType.key}` : 'a page type'

/** What is wrong with a kind of page by itself, in words. */
export function pageTypeProblems(pageType: unknown): readonly string[] {
  const shape = checkOf(pageTypeSpec)(pageType).map(
    ({ path, key, params }) =>
      `${nameOf(pageType)}: ${path === '' ? 'it' : path} is wrong (${key} ${JSON.stringify(params)}).`,
  )
  if (shape.length > 0) return shape
  const { basePath } = pageType as PageTypeSpec
  return isReservedBasePath(basePath)
    ? [`${nameOf(pageType)}: its base path ${basePath} is one of Vitrine’s own addresses.`]
    : []
}

/** The sections that a kind of page names and that are not there, or may not stand on it. */
export function pageTypeSectionProblems(
  { key, sections, startsWith = [] }: PageTypeSpec,
  specs: readonly SectionSpec[],
): readonly string[] {
  const specOf = (type: string) => specs.find((spec) => spec.type === type)
  const named = new Set([...(sections ?? []), ...startsWith.map(({ type }) => type)])
  return [
    ...[...named].filter((type) => !specOf(type)).map((type) => `names the section “${type}”, which is not there.`),
    ...startsWith
      .filter(({ type }) => sections && !sections.includes(type))
      .map(({ type }) => `starts with the section “${type}”, which it does not list in its sections.`),
    ...startsWith
      .filter(({ type }) => specOf(type)?.nesting?.root === false)
      .map(({ type }) => `starts with the section “${type}”, which may not stand on a page itself.`),
    ...startsWith
      .filter(({ type, preset }) => preset !== undefined && !specOf(type)?.presets.some(({ id }) => id === preset))
      .map(({ type, preset }) => `starts with the preset “${preset}” of ${type}, which has none of that name.`),
  ].map((problem) => `page type ${key}: ${problem}`)
}
