import type { Draft, Edition, Release, ReleasedLanguage, ResolvedTree } from '@vitrine/schemas'
import type { Finding } from '../checks/finding.ts'
import { isAccepted } from '../checks/finding-id.ts'
import { findingsIn } from '../checks/publish-checks/check-draft.ts'
import type { KnownContent, SampleContent } from '../checks/publish-checks/publish-check.ts'
import type { KnownSample } from '../checks/samples.ts'
import type { Specs } from '../document/specs.ts'
import { editionsOf, type LanguageEditions } from '../resolve/editions.ts'
import { canonicalJson } from '../values/canonical-json.ts'
import {
  addressConflicts,
  concerns,
  type LanguageScope,
  type PublishScope,
  pagesAfter,
  scopesOf,
  untouched,
} from './publish-scope.ts'

/** What a publish is made from: the whole draft, unless the scope says less. */
export interface PublishInput extends PublishScope {
  readonly draft: Draft
  readonly specs: Specs
  /** The content address of a text: SHA-256 in hex. */
  readonly address: (json: string) => string
  /** The release that is current now. */
  readonly previous?: Release | undefined
  /** Everything that links may lead to beside pages; links to it are not checked when left out. */
  readonly contents?: Iterable<KnownContent> | undefined
  readonly acceptWarnings?: boolean | undefined
  /** The ids of the warnings that somebody accepted (`findingId`): any other one has to be accepted first. */
  readonly accepted?: readonly string[] | undefined
  /** The hosts that visitors' browsers load files from; addresses of files are not checked when left out. */
  readonly mediaHosts?: readonly string[] | undefined
  /** The texts and pictures that the site came with, and the contents that are still as they came. */
  readonly samples?: Iterable<KnownSample> | undefined
  readonly sampleContents?: Iterable<SampleContent> | undefined
  /** Called for each page in each language; what it throws ends the work. */
  readonly onPage?: (() => void) | undefined
}

export interface Published {
  /**
   * `undefined` when the default language is blocked and was never published, or when the publish waits;
   * the previous one when every language is blocked: then nothing is released (R321).
   */
  readonly release?: Release
  /** The new documents by their content address, to be stored before the release is. */
  readonly documents: ReadonlyMap<string, Edition | ResolvedTree>
  /** What the checks say of what is to be published, errors first. */
  readonly findings: readonly Finding[]
  /** The languages that keep what the previous release shows, or stay unpublished. */
  readonly blocked: readonly string[]
  /** Whether there are warnings to be accepted first. */
  readonly waits: boolean
}

const isOf = (level: Finding['level']) => (finding: Finding) => finding.level === level

/**
 * Makes the next release of a draft, content-addressed: equal documents have equal addresses. A
 * language with an error is blocked, and every language by an error without one: it keeps its map of
 * the previous release, and is left out when there is none. Of a limited publish, everything else
 * stays as it is published. Where all languages that are asked for are blocked, the previous release is
 * the answer. Warnings about what would be published must be accepted; until then nothing is made.
 * Nothing is stored here.
 */
export function publish(input: PublishInput): Published {
  const { draft, specs, previous, acceptWarnings = false } = input
  const accepted = new Set(input.accepted)
  const editions = editionsOf(draft, specs, input.onPage)
  const enabled = Object.keys(editions.languages)
  const scopes = scopesOf(input, enabled, previous)
  const inLanguage = ({ language }: LanguageScope) => editions.languages[language] as LanguageEditions
  const checked = findingsIn(input, editions).filter((finding) => scopes.some((scope) => concerns(scope, finding)))
  const findings = [...scopes.flatMap((scope) => addressConflicts(scope, inLanguage(scope).editions)), ...checked]
  const errors = findings.filter(isOf('error'))
  const isBlocked = (scope: LanguageScope) => errors.some((error) => concerns(scope, error))
  const open = scopes.filter((scope) => !isBlocked(scope))
  const answer = { findings, blocked: scopes.filter(isBlocked).map(({ language }) => language) }

  const warnings = findings.filter(isOf('warning'))
  const isOpen = (warning: Finding) => !isAccepted(accepted, warning) && open.some((scope) => concerns(scope, warning))
  const waits = !acceptWarnings && warnings.some(isOpen)
  if (waits) return { ...answer, documents: new Map(), waits }

  if (previous && open.length === 0) return { ...answer, release: previous, documents: new Map(), waits }

  const documents = new Map<string, Edition | ResolvedTree>()
  const addressed = (document: Edition | ResolvedTree): string => {
    const at = input.address(canonicalJson(document))
    documents.set(at, document)
    return at
  }
  const maps: Release['languages'] = {
    ...untouched(input, enabled, previous),
    ...Object.fromEntries(
      scopes.flatMap((scope) => {
        const map = open.includes(scope) ? released(scope, inLanguage(scope), addressed) : scope.before
        return map ? [[scope.language, map]] : []
      }),
    ),
  }
  const { defaultLanguage, sourceLanguage } = languagesOf(input, maps)
  if (!Object.hasOwn(maps, defaultLanguage)) return { ...answer, documents: new Map(), waits }
  const release = {
    draftsId: draft.draftsId,
    draftRevision: draft.revision,
    defaultLanguage,
    ...(sourceLanguage !== undefined && { sourceLanguage }),
    languages: maps,
  }
  return { ...answer, release, documents, waits }
}

/** A limited publish leaves the addresses of the site as they are, while the language that they name is published. */
function languagesOf({ draft, languages, pages, previous }: PublishInput, maps: Release['languages']) {
  const isLimited = languages !== undefined || pages !== undefined
  const stays = isLimited && previous !== undefined && Object.hasOwn(maps, previous.defaultLanguage)
  return stays ? previous : draft.globalConfiguration
}

/** The map of one language: what is taken from the draft, the rest as it is published. */
function released(
  scope: LanguageScope,
  { editions, header, footer, menus, theme }: LanguageEditions,
  addressed: (document: Edition | ResolvedTree) => string,
): ReleasedLanguage {
  const pages = pagesAfter(scope, editions).map((at) => {
    if (!('page' in at)) return at
    const { id, pageType, slug, name } = at.page
    return { id, pageType, ...(slug !== undefined && { slug }), name, edition: addressed(at) }
  })
  if (scope.pages && scope.before) return { ...scope.before, pages }
  return {
    pages,
    menus,
    theme,
    ...(header && { header: addressed(header) }),
    ...(footer && { footer: addressed(footer) }),
  }
}
