import { type Impact, type ImpactChange, type ImpactTotals, lossKinds, type SectionImpact } from '@vitrine/model'
import { type ExitCode, exitCodes } from '../command.ts'

/** So many changes of a section are told, unless all are asked for. */
const MOST_TOLD = 20
/** So many letters of a value. */
const MOST_LETTERS = 60

/** How a command that tells an impact ends. */
export function exitCodeOf({ sections }: Impact): ExitCode {
  const changes = sections.flatMap((section) => section.changes)
  if (changes.some(({ kind }) => lossKinds.has(kind))) return exitCodes.losses
  return sections.length > 0 ? exitCodes.found : exitCodes.done
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const totalsText = ({ sites, pages, languages, components, values }: ImpactTotals): string =>
  [
    counted(values, 'value'),
    `on ${counted(pages, 'page')}`,
    `of ${counted(sites, 'site')}`,
    `in ${counted(languages, 'language')}`,
    `(${counted(components, 'component')} in another version)`,
  ].join(' ')

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

const whatOf = ({ kind, path, to, before, after, why }: ImpactChange): string => {
  const place = path === '' ? 'all values' : path
  const moved = to === undefined ? '' : ` → ${to}`
  switch (kind) {
    case 'changed':
      return `${place}${moved}: ${shortened(before)} → ${shortened(after)}`
    case 'added':
      return `${place}: ${shortened(after)}`
    case 'invalid':
      return `${place}: ${shortened(before)} (${why})`
    default:
      return `${place}${moved}: ${shortened(before)}`
  }
}

function placeOf({ site, release, page, part, menu, component, language, layer }: ImpactChange): string {
  const ofRelease = release !== undefined && release !== site ? `release ${release}` : undefined
  const place = [site, ofRelease, page ?? part ?? menu, component].filter((one) => one !== undefined)
  return [...place, language, ...(layer === 'base' ? ['(base)'] : [])].join(' ')
}

function kindsText(changes: readonly ImpactChange[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
}

function sectionText({ section, from, to, totals, changes }: SectionImpact, isWhole: boolean): readonly string[] {
  const told = isWhole ? changes : changes.slice(0, MOST_TOLD)
  const more = changes.length - told.length
  const version = to === null ? `version ${from}, which is gone` : from === to ? `version ${from}` : `${from} → ${to}`
  return [
    `${section} ${version}: ${totalsText(totals)}`,
    ...(changes.length > 0 ? [`  ${kindsText(changes)}`] : []),
    ...told.map((change) => `  ${change.kind.padEnd(8)} ${placeOf(change)}  ${whatOf(change)}`),
    ...(more > 0 ? [`  … and ${more} more: --all or --json tells them.`] : []),
  ]
}

/** An impact in lines, for people. */
export function impactText(impact: Impact, { isWhole }: { readonly isWhole: boolean }): string {
  if (impact.sections.length === 0) return 'Nothing that is stored would change.'
  return [
    ...impact.sections.flatMap((section) => sectionText(section, isWhole)),
    `Together: ${totalsText(impact.totals)}`,
  ].join('\n')
}
