import { baseLanguage, type Specs, wordsOfSegment } from '@vitrine/model'
import { CallError, type Json, type Membership } from '@vitrine/schemas'
import type { Insertable } from 'kysely'
import { toJson } from '../../../platform/database/json-text.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { inSteps } from '../../../platform/in-steps.ts'
import { type JobKind, JobStopped } from '../../../platform/jobs/job.ts'
import { type FileProblem, UnreadableFile } from '../../../platform/text-files/unreadable-file.ts'
import { authorOfJob } from '../../content-imports/job-author.ts'
import { configuredLanguages } from '../../contents/editing/configured-languages.queries.ts'
import { wordsOfTenant } from '../../terms/words-of-tenant.ts'
import { type CompareContext, type Compared, compareText } from '../check/compare-text.ts'
import type { FileText } from '../formats/file-text.ts'
import { readCsv } from '../formats/read-csv.ts'
import { readXliff } from '../formats/read-xliff.ts'
import {
  changeImport,
  deleteRows,
  fileOf,
  importById,
  insertRows,
  type StoredImport,
} from '../store/imports.queries.ts'
import { ownersOf, textsFrom } from '../texts/owners.queries.ts'
import { wordsOfValue as allWords, type SiteText } from '../texts/site-text.ts'
import type { ImportJobInput } from './import-job.ts'
import { seenOf } from './write-texts.ts'

export const CHECK_TRANSLATIONS = 'check-translation-import'

/** Longer texts are told by their beginning. */
const TOLD = 1000
const told = (text: string): string => (text.length > TOLD ? `${text.slice(0, TOLD).toWellFormed()}…` : text)

/** Reads a file of translations and compares it with the site; nothing but the import itself is written. */
export const checkTranslationsJob = (storage: Storage, specs: Specs): JobKind => ({
  name: CHECK_TRANSLATIONS,
  async run(stored, { tenantId, progress, finish }) {
    if (tenantId === null) throw new Error('An import of translations belongs to a site.')
    const input = stored as ImportJobInput
    const { member, tenant } = await authorOfJob(storage, tenantId, input)
    const given = await importById(storage.db, tenantId, input.importId)
    const file = await fileOf(storage.db, given)
    if (file === undefined) throw new CallError('gone')
    const languages = await configuredLanguages(storage.db, tenant)
    try {
      const site = { given, from: baseLanguage(tenant), languages, member }
      const { language, rows, same } = await checked(storage, specs, { file, site, progress })
      await storage.db.transaction().execute(async (write) => {
        if (!(await changeImport(write, given, ['checking'], { state: 'ready', language, same, file: null })))
          throw new JobStopped()
        // A run that was killed may have left some.
        await deleteRows(write, given)
        await insertRows(write, rows)
        await finish(write, {})
      })
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      await storage.db.transaction().execute(async (write) => {
        const to = { state: 'unreadable', problem: toJson(error.problem), file: null } as const
        if (!(await changeImport(write, given, ['checking'], to))) throw new JobStopped()
        await finish(write, {})
      })
    }
    return {}
  },
})

interface Site {
  readonly given: StoredImport
  readonly from: string
  readonly languages: readonly string[]
  readonly member: Membership
}

/** The language into which a file translates, where whoever brings it may write it. @throws UnreadableFile */
function languageIn(
  { given, from, languages, member }: Site,
  file: { readonly from?: string; readonly to?: string | undefined },
): string {
  const said = file.to ?? given.language ?? ''
  const known = languages.find((code) => code.toLowerCase() === said.toLowerCase())
  if (known === undefined || known === from)
    throw new UnreadableFile('problem.languageNotConfigured', { language: said || '–' })
  if (given.language !== null && known !== given.language)
    throw new UnreadableFile('otherLanguage', { language: said, wanted: given.language })
  if (file.from !== undefined && file.from.toLowerCase() !== from.toLowerCase())
    throw new UnreadableFile('sourceLanguage', { language: file.from || '–', wanted: from })
  const allowed = member.key?.languages ?? (member.role === 'translator' ? member.languages : undefined)
  if (allowed && !allowed.includes(known)) throw new UnreadableFile('refusal.notYourLanguage', { language: known })
  return known
}

interface Checking {
  readonly file: string
  readonly site: Site
  readonly progress: (done: number, total: number) => void
}

async function checked(storage: Storage, specs: Specs, { file, site, progress }: Checking) {
  const { given, from } = site
  const xliff = given.format === 'xliff' ? readXliff(file) : undefined
  const language = languageIn(site, xliff ?? {})
  const source = { db: storage.db, specs, tenantId: given.tenant_id, draftsId: String(given.draft_id), base: from }
  const here = new Map<string, SiteText>()
  const othersFirst = inSteps()
  for await (const text of textsFrom(ownersOf(source), language)) {
    await othersFirst()
    here.set(text.name, text)
  }
  const texts = xliff?.texts ?? readCsv(file, (name) => typeof (here.get(name)?.sourceValue ?? '') !== 'string')
  const context: CompareContext = {
    from,
    to: language,
    isTable: given.format === 'csv',
    words: await wordsOfTenant(storage.db, given.tenant_id, from, language),
  }
  const lines = new Map<string, number>()
  const rows: Insertable<Tables['translation_import_rows']>[] = []
  let same = 0
  for (const [at, text] of texts.entries()) {
    await othersFirst()
    progress(at, texts.length)
    const known = here.get(text.name)
    const first = lines.get(text.name)
    const compared: Compared =
      first === undefined ? compareText(known, text, context) : { outcome: 'refused', problems: [repeated(first)] }
    lines.set(text.name, first ?? text.line)
    if (compared.outcome === 'same') same += 1
    else rows.push(rowOf(given, { row: at + 1, text, known, compared }))
  }
  return { language, rows, same }
}

const wordsOfValue = (value: Json): string => told(allWords(value))

const repeated = (line: number): FileProblem => ({ key: 'problem.translationFile.sameText', params: { line } })

interface CheckedRow {
  readonly row: number
  readonly text: FileText
  readonly known: SiteText | undefined
  readonly compared: Compared
}

function rowOf(
  { tenant_id, id }: StoredImport,
  { row, text, known, compared }: CheckedRow,
): Insertable<Tables['translation_import_rows']> {
  const { outcome, problems, written } = compared
  const words = (segments: FileText['source']) => told(segments.map(wordsOfSegment).join('\n'))
  const after = written
    ? wordsOfValue(written.value)
    : text.target && text.problems.length === 0
      ? words(text.target)
      : undefined
  return {
    ...{
      tenant_id,
      import_id: id,
      row,
      outcome: outcome as Exclude<typeof outcome, 'same'>,
      takes: 'here',
      line: text.line,
    },
    place: known?.place ?? (text.name === '' ? '–' : told(text.name)),
    source: words(known?.source.segments ?? text.source),
    before: known?.value === undefined ? null : wordsOfValue(known.value),
    after: after ?? null,
    problems: toJson(problems),
    written: written ? toJson(written) : null,
    settings_of: known ? toJson(known.owner.of) : null,
    path: known?.path ?? null,
    seen: known ? seenOf(known) : null,
    ...{ operation_id: null, applied_at: null },
  }
}
