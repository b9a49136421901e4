import type { ContentKind, Draft } from '@vitrine/schemas'
import type { Specs } from '../../document/specs.ts'
import { type Editions, editionsOf } from '../../resolve/editions.ts'
import { upgradeDraft } from '../../upgrade/upgrade.ts'
import type { Finding } from '../finding.ts'
import { type KnownSample, samplesByOwner } from '../samples.ts'
import { withNames } from './finding-names.ts'
import { linksIn } from './links-in.ts'
import { type ContentsByKind, type KnownContent, type SampleContent, treesOf } from './publish-check.ts'
import { draftChecks, publishChecks } from './publish-checks.ts'
import { schemaFindings } from './schema-findings.ts'

/** What is checked, and what is known beside it. */
export interface DraftToCheck {
  readonly draft: Draft
  readonly specs: Specs
  /** Everything that links may lead to beside pages; links to it are not checked when left out. */
  readonly contents?: Iterable<KnownContent> | undefined
  /** The hosts that visitors' browsers load files from; addresses of files are not checked when left out. */
  readonly mediaHosts?: readonly string[] | undefined
  /** The texts and pictures that the site came with; nothing is known to be one when left out. */
  readonly samples?: Iterable<KnownSample> | undefined
  /** The contents that visitors see and that are still as they came. */
  readonly sampleContents?: Iterable<SampleContent> | undefined
}

/** What was never made one's own of the contents of a site; it stands on no page of the draft. */
const contentSamples = (contents: Iterable<SampleContent>): readonly Finding[] =>
  [...contents].map(({ kind, id, name }) => ({
    level: 'warning',
    content: { kind, id },
    path: '',
    key: 'check.sampleContent',
    params: { name },
  }))

function byKind(contents: Iterable<KnownContent>): ContentsByKind {
  const kinds = new Map<ContentKind, Map<string, KnownContent>>()
  for (const content of contents) {
    const known = kinds.get(content.kind) ?? new Map<string, KnownContent>()
    kinds.set(content.kind, known.set(content.slug, content).set(content.id, content))
  }
  return kinds
}

/** What is found in every language alike is said once, without a language. */
function together(findings: readonly Finding[], languages: number): readonly Finding[] {
  const same = new Map<string, Finding[]>()
  for (const finding of findings) {
    const { page = '', part = '', menu = '', theme = '', content, component = '', path, key, params } = finding
    const at = JSON.stringify([page, part, menu, theme, content, component, path, key, params])
    const group = same.get(at)
    if (group) group.push(finding)
    else same.set(at, [finding])
  }
  return [...same.values()].flatMap((group) => {
    const [first] = group
    if (!first || new Set(group.map(({ language }) => language)).size < languages) return group
    const { language: _language, ...everywhere } = first
    return [everywhere]
  })
}

const placeOf = ({ page, part, menu, component, path, key }: Finding): string =>
  JSON.stringify([page, part, menu, component, path.replaceAll(/\.(?:pc|mobile)(?=\.|\[|$)/g, ''), key])

/** What is an error where visitors get it is not said again of where it is stored. */
function notIn(errors: readonly Finding[], findings: readonly Finding[]): readonly Finding[] {
  const known = new Set(errors.map(placeOf))
  return findings.filter((finding) => !known.has(placeOf(finding)))
}

/** The findings of a draft whose editions are made already; errors first. */
export function findingsIn(
  { draft, specs, contents, mediaHosts, samples = [], sampleContents = [] }: DraftToCheck,
  { languages, problems }: Editions,
): readonly Finding[] {
  const known = contents && byKind(contents)
  const bySampleOwner = samplesByOwner(samples)
  const found = Object.entries(languages).flatMap(([language, editions]) => {
    const trees = treesOf(editions, specs)
    const checking = {
      draft,
      specs,
      language,
      editions,
      trees,
      links: linksIn(trees, editions),
      contents: known,
      mediaHosts,
      samples: bySampleOwner,
    }
    return publishChecks.flatMap((check) => check(checking))
  })
  const upgraded = upgradeDraft(draft, specs)
  const errors = schemaFindings(draft, specs, problems)
  const stored = notIn(
    errors,
    draftChecks.flatMap((check) => check(upgraded, specs)),
  )
  const all = together(
    [...errors, ...stored, ...found, ...contentSamples(sampleContents)],
    Object.keys(languages).length,
  )
  const inOrder = [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level === 'warning')]
  return withNames(inOrder, upgraded, specs)
}

/**
 * What should be known before a draft is published (R304), in every enabled language: what the schemas
 * refuse, links that lead nowhere, pages without anything on them, and, as warnings, missing
 * translations, files on hosts that visitors' browsers do not load from, pictures that nobody described,
 * pages with no or several headings of level 1, sections that stand on a page and around it though one is
 * allowed, colours that the theme does not have, stored values that no section shows any more, and what is still as
 * it came with a section or with the site.
 *
 * `checkDraft({ draft, specs, contents }).filter(({ level }) => level === 'error')`
 */
export const checkDraft = (toCheck: DraftToCheck): readonly Finding[] =>
  findingsIn(toCheck, editionsOf(toCheck.draft, toCheck.specs))
