import { applyAll, contentOf, editableContents, editedContentOf } from '@vitrine/model'
import {
  addContentView,
  type BulkChange,
  CallError,
  type ContentKind,
  type ContentPlan,
  type ContentRecord,
  type ContentSelection,
  contentChoices,
  contentDetail,
  contentHistory,
  contentKey,
  contentLanguages,
  contentRows,
  contentUses,
  type EditedContent,
  getJob,
  type LoggedContentOperation,
  listContentOperations,
  listContentViews,
  listDeletedContents,
  listDrafts,
  moveContent,
  newId,
  type Operation,
  previewBulkChange,
  readContentKey,
  type Settings,
  saveContents,
  siteTrade,
  startBulkChange,
  undoBulkChange,
} from '@vitrine/schemas'
import { answering } from './open-screen.tsx'
import { plansService } from './plans-service.ts'

const languages = {
  defaultLanguage: 'en',
  sourceLanguage: 'en',
  languages: ['en', 'de', 'ar'].map((code) => ({ code, enabled: true })),
}

/** A product as the service holds it. */
export const productOf = (id: string, name: string, given: Partial<ContentRecord> = {}): ContentRecord => ({
  id,
  kind: 'product',
  slug: name.toLowerCase().replaceAll(' ', '-'),
  status: 'published',
  order: 0,
  revision: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  settings: { props: { name, model: `NH-${id}` } },
  ...given,
})

const PAGE = 100

const nameIn = ({ props, editPropsByLangEnvMap }: Settings, language: string) =>
  editPropsByLangEnvMap?.[language]?.name ?? props.name ?? props.title
const byName = (a: ContentRecord, b: ContentRecord) =>
  String(a.settings.props.name).localeCompare(String(b.settings.props.name))
const byPlace = (a: ContentRecord, b: ContentRecord) => a.order - b.order || byName(a, b)

/** Contents in memory: they are saved by operations, logged, and answered as rows, as the service does it. */
export function contentsService(records: readonly ContentRecord[], given: readonly ContentPlan[] = []) {
  const plans = plansService(given)
  let contents: Record<string, EditedContent> = Object.fromEntries(
    records.map((record) => [contentKey(record), editedContentOf(record)]),
  )
  const log: LoggedContentOperation[] = []
  const state = {
    revision: 1,
    views: [] as { id: string; name: string; query: string; isShared: boolean }[],
    jobs: [] as (readonly Operation[])[],
  }

  function recordOf(kind: ContentKind, id: string): ContentRecord {
    const key = Object.keys(contents).find((one) => one === `${kind}/${id}`)
    const edited = key && contents[key]
    if (!edited) throw new CallError('not_found', { message: 'There is no such item.' })
    const known = records.find((one) => contentKey(one) === key) ?? productOf(id, '')
    return { ...known, kind, id, ...edited }
  }
  /** Somebody applies operations: here, or elsewhere. */
  function apply(by: string, operations: Parameters<typeof applyAll>[1]): void {
    const outcome = applyAll(editableContents(languages, contents), operations, [])
    if ('error' in outcome) throw new CallError('conflict', { message: outcome.error.key, details: outcome.error })
    contents = { ...outcome.draft.contents }
    state.revision += 1
    for (const done of outcome.done)
      log.push({ ...done, revision: state.revision, contentRevision: state.revision, by, at: new Date().toISOString() })
  }
  const plansOf = (key: string) => {
    const waiting = plans.waitingOf(key)
    return waiting.length === 0 ? {} : { plans: waiting.map(({ content: _content, ...plan }) => plan) }
  }
  const plansFirst = (one: string, other: string) => plans.waitingOf(other).length - plans.waitingOf(one).length
  const chosenIds = (kind: ContentKind, selection: ContentSelection): readonly string[] =>
    'ids' in selection
      ? selection.ids
      : Object.keys(contents).flatMap((key) => {
          const named = readContentKey(key)
          return named?.kind === kind ? [named.id] : []
        })
  function bulkOperation(kind: ContentKind, id: string, change: BulkChange): Operation {
    const content = contentKey({ kind, id })
    if (change.type === 'remove') return { id: newId(), type: 'remove-content', content }
    if (change.type === 'status')
      return { id: newId(), type: 'change-content', content, changes: { status: change.status } }
    const { type: _type, ...at } = change
    return change.type === 'set'
      ? { id: newId(), type: 'set-setting', of: { content }, path: change.path, value: change.value }
      : { id: newId(), type: 'clear-setting', of: { content }, path: at.path }
  }
  const answers = [
    ...plans.answers,
    answering(contentLanguages, () => languages),
    answering(siteTrade, () => ({ currencies: ['EUR', 'USD'], units: [] })),
    answering(contentRows, ({ kind, page = 1, pageSize = PAGE, q, sort, filter, language = 'en' }) => {
      const wanted = JSON.parse(filter ?? '{}') as { readonly state?: readonly string[] }
      const all = Object.keys(contents)
        .flatMap((key) => {
          const named = readContentKey(key)
          return named?.kind === kind ? [recordOf(kind, named.id)] : []
        })
        .filter(({ settings }) => !q || JSON.stringify(settings).includes(q))
        .filter(({ status }) => !wanted.state || wanted.state.includes(status))
        .toSorted(byPlace)
      if (sort?.endsWith('title')) all.sort(byName)
      if (sort === '-title') all.reverse()
      if (sort === 'scheduled')
        all.sort((one, other) => plansFirst(contentKey({ kind, id: one.id }), contentKey({ kind, id: other.id })))
      return {
        items: all.slice((page - 1) * pageSize, page * pageSize).map(({ settings, kind: _kind, ...row }) => ({
          ...row,
          ...plansOf(contentKey({ kind, id: row.id })),
          values: {
            title: nameIn(settings, language) ?? '',
            ...(settings.props.model !== undefined && { model: settings.props.model }),
            price: { amount: 86, currency: 'USD', per: 1 },
          },
          origins: { title: settings.editPropsByLangEnvMap?.[language]?.name === undefined ? 'en' : language },
          missing: ['ar'],
          outdated: [],
        })),
        total: all.length,
        page,
        pageSize,
      }
    }),
    answering(contentChoices, ({ path }) =>
      path === 'state'
        ? [
            { value: 'draft', name: 'draft', count: 1 },
            { value: 'published', name: 'published', count: 2 },
            { value: 'scheduled', name: 'scheduled', count: 0 },
          ]
        : [],
    ),
    answering(listContentViews, () =>
      state.views.map((view) => ({ ...view, isOwn: true, updatedAt: '2026-11-01T08:00:00.000Z' })),
    ),
    answering(addContentView, ({ kind: _kind, ...view }) => {
      const made = { id: `v${state.views.length}`, isShared: false, ...view }
      state.views.push(made)
      return { ...made, isOwn: true, updatedAt: '2026-11-01T08:00:00.000Z' }
    }),
    answering(contentDetail, ({ kind, id }) => ({ ...recordOf(kind, id), baseRevision: state.revision })),
    answering(moveContent, ({ kind, id, position }) => {
      const ids = Object.keys(contents)
        .flatMap((key) => {
          const named = readContentKey(key)
          return named?.kind === kind ? [recordOf(kind, named.id)] : []
        })
        .toSorted(byPlace)
        .map((one) => one.id)
      const before = ids.indexOf(id)
      const moved = ids.toSpliced(before, 1).toSpliced(position - 1, 0, id)
      apply(
        'Mei',
        moved.map((one, order) => ({
          id: `m${state.revision}${one}`,
          type: 'change-content',
          content: contentKey({ kind, id: one }),
          changes: { order },
        })),
      )
      return { before: before + 1, position: moved.indexOf(id) + 1, total: ids.length }
    }),
    answering(contentUses, () => [{ kind: 'page' as const, id: 'home', name: 'Home', draftsId: '1' }]),
    answering(listDrafts, () => []),
    answering(listContentOperations, ({ since }) => ({
      revision: state.revision,
      items: since === undefined ? [] : log.filter(({ revision }) => revision > since),
      total: 0,
      page: 1,
      pageSize: PAGE,
    })),
    answering(contentHistory, ({ kind, id }) => {
      const items = log.filter(({ operation }) => contentOf(operation) === `${kind}/${id}`).toReversed()
      return { revision: state.revision, items, total: items.length, page: 1, pageSize: 10 }
    }),
    answering(previewBulkChange, ({ kind, selection, change, page = 1, pageSize = PAGE }) => {
      const ids = chosenIds(kind, selection)
      const cells = (edited: Pick<EditedContent, 'settings'>) => {
        const name = 'path' in change ? change.path : ''
        const value = edited.settings.props[name]
        return { values: value === undefined ? {} : { [name]: value }, origins: {} }
      }
      const items = ids.slice((page - 1) * pageSize, page * pageSize).map((id) => {
        const before = recordOf(kind, id)
        const outcome = applyAll(editableContents(languages, contents), [bulkOperation(kind, id, change)], [])
        const after = 'error' in outcome ? undefined : outcome.draft.contents?.[contentKey(before)]
        const isSame = JSON.stringify(after?.settings.props) === JSON.stringify(before.settings.props)
        return {
          ...{ id, name: String(before.settings.props.name), before: cells(before) },
          outcome: after ? (isSame ? ('same' as const) : ('changed' as const)) : ('refused' as const),
          ...(after ? { after: cells(after) } : { message: 'It can’t be changed.' }),
        }
      })
      return { items, total: ids.length, page, pageSize }
    }),
    answering(startBulkChange, ({ kind, selection, change }) => {
      const ids = chosenIds(kind, selection)
      const operations = ids.map((id) => bulkOperation(kind, id, change))
      const outcome = applyAll(editableContents(languages, contents), operations, [])
      const inverses = 'error' in outcome ? [] : outcome.done.map(({ inverse }) => inverse).toReversed()
      apply('Mei', operations)
      state.jobs.push(inverses)
      return { job: String(state.jobs.length) }
    }),
    answering(undoBulkChange, ({ id }) => {
      apply(
        'Mei',
        (state.jobs[Number(id) - 1] ?? []).map((inverse) => ({ ...inverse, id: `u${inverse.id.slice(1)}` })),
      )
      return { job: id }
    }),
    answering(getJob, ({ id }) => {
      const changed = state.jobs[Number(id) - 1]?.length ?? 0
      const at = '2026-11-20T08:00:00.000Z'
      const result = { changed, same: 0, refused: 0, refusals: [] }
      return { id, kind: 'change-contents', state: 'done' as const, done: changed, total: changed, at, result }
    }),
    answering(listDeletedContents, ({ kind }) => {
      const items = log.toReversed().flatMap(({ operation, inverse, by, at }) => {
        const named = readContentKey(contentOf(operation) ?? '')
        if (operation.type !== 'remove-content' || inverse.type !== 'add-content' || named?.kind !== kind) return []
        if (contents[operation.content]) return []
        const { slug, settings } = inverse.record
        return [{ id: named.id, slug, name: String(settings.props.name), at, ...(by !== undefined && { by }) }]
      })
      const newest = items.filter(({ id }, at) => items.findIndex((one) => one.id === id) === at)
      return { items: newest, total: newest.length, page: 1, pageSize: 50 }
    }),
    answering(saveContents, ({ baseRevision, operations }) => {
      const missed = log.filter(({ revision }) => revision > baseRevision)
      const clashes = operations.flatMap((mine) => {
        const theirs = missed.find(
          ({ operation }) =>
            'path' in operation &&
            'path' in mine &&
            operation.path === mine.path &&
            contentOf(operation) === contentOf(mine),
        )
        return theirs ? [{ operation: mine.id, with: theirs.operation.id, touch: { kind: 'setting', id: '' } }] : []
      })
      if (clashes.length > 0)
        throw new CallError('conflict', { details: { revision: state.revision, clashes, operations: missed } })
      apply('Mei', operations)
      const keys = [...new Set(operations.map((operation) => contentOf(operation) ?? ''))].filter(
        (key) => contents[key],
      )
      return {
        revision: state.revision,
        operations: missed,
        contents: Object.fromEntries(keys.map((key) => [key, { revision: 2, problems: [] }])),
      }
    }),
  ]
  return {
    answers,
    state,
    plans: plans.state,
    apply,
    recordOf,
    slugs: () => Object.values(contents).map(({ slug }) => slug),
  }
}
