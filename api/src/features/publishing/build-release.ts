import {
  type Finding,
  type KnownContent,
  type Published,
  type PublishInput,
  type PublishScope,
  progressOf,
  publish,
  type Specs,
} from '@vitrine/model'
import { CallError, type Draft, type Release } from '@vitrine/schemas'
import { contentAddress } from '../pages/shown-pages.ts'
import type { TenantSettings } from '../sites/tenants.ts'

/** How many findings an answer names; who mends those gets the next ones. */
const NAMED = 500

/** What is published, and whether warnings about it are accepted. */
export interface PublishOptions extends PublishScope {
  readonly acceptWarnings?: boolean | undefined
  /** The ids of the warnings that somebody accepted (`findingId`); with another one it waits. */
  readonly accepted?: readonly string[] | undefined
  /** The revision of the draft and the release that somebody looked at: nothing is published from any other. */
  readonly reviewed?: { readonly revision: number; readonly release: string | null } | undefined
  readonly accountId?: string | undefined
  /** The name of the API key that asked for it, for the audit log. */
  readonly apiKey?: string | undefined
  readonly note?: string | undefined
  /** The hosts that visitors' browsers load files from; addresses of files are not checked when left out. */
  readonly mediaHosts?: readonly string[] | undefined
}

/** How many findings there are, and the first of them. */
export interface FindingSummary {
  /** The first of them, errors before warnings. */
  readonly findings: readonly Finding[]
  readonly errors: number
  readonly warnings: number
}

/** The findings of a publish in an answer of bounded size. */
export const summaryOf = (findings: readonly Finding[]): FindingSummary => {
  const errors = findings.filter(({ level }) => level === 'error').length
  return { findings: findings.slice(0, NAMED), errors, warnings: findings.length - errors }
}

/** A release that is made but not stored yet. */
export interface BuiltRelease extends Omit<Published, 'release' | 'waits'> {
  readonly waits: false
  readonly release: Release
  readonly settings: Pick<TenantSettings, 'defaultLanguage' | 'sourceLanguage' | 'languages' | 'published' | 'progress'>
}

/** A publish with warnings that nobody accepted. */
export interface WaitingPublish extends Omit<Published, 'release' | 'waits'> {
  readonly waits: true
}

/** A draft that cannot be published, because its default language has errors. */
export class PublishError extends CallError {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super('conflict', { details: summaryOf(findings) })
    this.findings = findings
  }
}

/** What a publish knows beside the draft. */
export interface PublishContext extends Pick<PublishInput, 'samples' | 'sampleContents'> {
  readonly previous?: Release | undefined
  /** What links may lead to; links to it are not checked when left out. */
  readonly contents?: readonly KnownContent[] | undefined
  /** Called for each page in each language; what it throws ends the work. */
  readonly onPage?: (() => void) | undefined
}

/**
 * Makes the release of a draft and stores nothing.
 *
 * @throws PublishError when the default language is blocked and was never published.
 */
export function buildRelease(
  draft: Draft,
  specs: Specs,
  input: PublishOptions,
  ground: PublishContext = {},
): BuiltRelease | WaitingPublish {
  const { release, waits, ...rest } = publish({ ...ground, ...input, draft, specs, address: contentAddress })
  if (waits) return { ...rest, waits }
  if (!release) throw new PublishError(rest.findings)
  const { defaultLanguage, sourceLanguage, languages } = release
  const settings = languageSettings(draft, specs, Object.keys(languages))
  return { ...rest, waits, release, settings: { ...settings, defaultLanguage, sourceLanguage } }
}

/** What a site says of its languages while this draft is what it shows. */
export const languageSettings = (
  draft: Draft,
  specs: Specs,
  published: readonly string[],
): BuiltRelease['settings'] => ({
  defaultLanguage: draft.globalConfiguration.defaultLanguage,
  sourceLanguage: draft.globalConfiguration.sourceLanguage,
  languages: draft.globalConfiguration.languages,
  published,
  progress: progressOf(draft, specs),
})
