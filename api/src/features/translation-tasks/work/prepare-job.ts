import {
  baseLanguage,
  baseTextsOf,
  type MachineTextsOptions,
  ownersIn,
  type Specs,
  textsForMachine,
  textsOfValue,
  translatedLanguages,
} from '@vitrine/model'
import {
  type ContentRecord,
  contentKey,
  contentKinds,
  contentProps,
  type SchemaNode,
  type Settings,
  type SettingsOf,
  schemaAt,
  type TranslationScope,
} from '@vitrine/schemas'
import type { Tenant } from '../../../http/access/site.ts'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import { inSteps } from '../../../platform/in-steps.ts'
import type { JobKind } from '../../../platform/jobs/job.ts'
import { allContents } from '../../contents/contents.queries.ts'
import { configuredLanguages } from '../../contents/editing/configured-languages.queries.ts'
import { storedContents } from '../../contents/editing/stored-contents.queries.ts'
import { readDraft } from '../../drafts/store/drafts.queries.ts'
import { createSitesStore } from '../../sites/sites.queries.ts'
import { changeTask, type TaskRow, taskById } from '../store/tasks.queries.ts'
import { addTexts, deleteTexts, type NewText } from '../store/texts.queries.ts'
import { PREPARE_TRANSLATION, type TaskJobInput } from './task-jobs.ts'

/** So many texts are written at once. */
const AT_ONCE = 1000

/** Settings that hold texts, and the languages that these may be in. */
interface Owned {
  readonly of: SettingsOf
  readonly schema: SchemaNode
  readonly settings: Settings
  readonly base: string
  readonly languages: readonly string[]
}

/** The letters that are sent for some texts. */
export const lettersOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + [...text].length, 0)

/** Counts the texts of a task, beside those who answer, and keeps what they say now. */
export const prepareTranslationJob = (storage: Storage, specs: Specs): JobKind => ({
  name: PREPARE_TRANSLATION,
  async run(input, { tenantId, progress }) {
    if (tenantId === null) throw new Error('A translation task belongs to a site.')
    // Only our calls write it.
    const { taskId } = input as TaskJobInput
    const key = { tenantId, id: taskId }
    const task = await taskById(storage, key)
    const tenant = await createSitesStore(storage).byClient(tenantId)
    if (task?.state !== 'estimating' || !tenant) return {}
    const { db } = storage
    // What a run before this one wrote that died.
    await deleteTexts(db, key)
    const counted = textsOf(ownersOf(storage, specs, tenant, task), fromJson(task.languages), fromJson(task.options))
    let some: NewText[] = []
    let total = 0
    const write = async () => {
      await addTexts(db, key, some)
      total += some.length
      progress(total, total)
      some = []
    }
    for await (const text of counted) {
      some.push(text)
      if (some.length >= AT_ONCE) await write()
    }
    await write()
    await changeTask(storage, key, ['estimating'], { state: 'ready' })
    return { texts: total }
  },
})

async function* textsOf(
  owners: AsyncIterable<Owned>,
  languages: readonly string[],
  options: MachineTextsOptions,
): AsyncGenerator<NewText> {
  const othersFirst = inSteps()
  let n = 0
  for await (const { of, schema, settings, base, languages: spoken } of owners) {
    await othersFirst()
    const texts = baseTextsOf(schema, settings, base)
    for (const language of languages) {
      if (!spoken.includes(language)) continue
      for (const { path, source, seen } of textsForMachine(texts, language, options)) {
        const { texts: sent } = textsOfValue(source)
        if (sent.length === 0) continue
        n += 1
        yield {
          ...{ language, n, path, seen, source_language: base, characters: lettersOf(sent) },
          ...{ owner: toJson(of), source: toJson(source), max_length: schemaAt(schema, path)?.maxLength ?? null },
        }
      }
    }
  }
}

async function* ownersOf(storage: Storage, specs: Specs, tenant: Tenant, task: TaskRow): AsyncGenerator<Owned> {
  const scope = fromJson(task.scope)
  if (scope.type !== 'contents') {
    const only = scope.type === 'page' ? scope.pageId : undefined
    const pages = only === undefined ? undefined : [only]
    const draft = await readDraft(storage.db, specs, tenant.id, scope.draftsId, pages)
    if (!draft) return
    const { globalConfiguration: configuration } = draft
    const spoken = { base: baseLanguage(configuration), languages: translatedLanguages(configuration) }
    for (const { of, schema, settings } of ownersIn(draft, specs, only)) {
      const owner: SettingsOf = of
      yield { of: owner, schema, settings, ...spoken }
    }
  }
  if (scope.type === 'page') return
  const base = baseLanguage(tenant)
  const languages = (await configuredLanguages(storage.db, tenant)).filter((code) => code !== base)
  for await (const record of contentsOf(storage, tenant.id, scope)) {
    // Nobody translates what was put away.
    if (record.status === 'archived') continue
    const { kind, settings } = record
    yield { of: { content: contentKey(record) }, schema: contentProps[kind], settings, base, languages }
  }
}

async function* contentsOf(
  { db }: Storage,
  tenantId: string,
  scope: Exclude<TranslationScope, { readonly type: 'page' }>,
): AsyncGenerator<ContentRecord> {
  if (scope.type === 'contents' && scope.ids) {
    const { kind } = scope
    const keys = scope.ids.map((id) => contentKey({ kind, id }))
    for (const record of await storedContents(db, tenantId, { contents: keys, slugs: [] }))
      if (record.kind === kind) yield record
    return
  }
  const kinds = scope.type === 'contents' ? [scope.kind] : contentKinds
  for (const { read } of await allContents(db, tenantId, kinds)) yield read()
}
