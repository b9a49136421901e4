import { type ContentFieldChanges, contentProps, type EditedContent, readContentKey } from '@vitrine/schemas'
import { type Editable, type Handler, ofMap, withMap } from '../document/editing.ts'
import { contentSizeProblems } from '../validation/page-size.ts'
import { settingsProblems } from '../validation/settings-problems.ts'
import { refuse } from './operation-error.ts'
import { refuseValue } from './owner.ts'

/** The contents that are edited, and one of them. */
function contentAt({ contents }: Editable, content: string): EditedContent {
  if (!contents) return refuse('refusal.contentOperation')
  return ofMap(contents, content) ?? refuse('refusal.unknownContent', { content })
}

/** Refuses an address that another content of its kind has. */
function refuseSlug({ contents = {} }: Editable, content: string, slug: string): void {
  const kind = content.slice(0, content.indexOf('/') + 1)
  for (const key in contents)
    if (key !== content && key.startsWith(kind) && ofMap(contents, key)?.slug === slug)
      refuse('refusal.slugTaken', { slug })
}

function refuseDate(publishedAt: string | null | undefined): void {
  if (typeof publishedAt !== 'string' || !Number.isNaN(Date.parse(publishedAt))) return
  refuseValue([{ path: 'publishedAt', key: 'problem.date', params: {} }], 'publishedAt')
}

/** An id belongs to one content, whichever kind that is. */
function refuseTaken({ contents = {} }: Editable, id: string): void {
  for (const key in contents) if (key.endsWith(`/${id}`)) refuse('refusal.taken', { id })
}

export const addContent: Handler<'add-content'> = (editing, { content, record }) => {
  const { draft } = editing
  if (!draft.contents) return refuse('refusal.contentOperation')
  const { kind, id } = readContentKey(content) ?? refuse('refusal.unknownContent', { content })
  refuseTaken(draft, id)
  refuseSlug(draft, content, record.slug)
  refuseDate(record.publishedAt)
  refuseValue(settingsProblems(contentProps[kind], record.settings), '')
  refuseValue(contentSizeProblems(record.settings), '')
  return { draft: withMap(editing, 'contents', [[content, record]]), inverse: { type: 'remove-content', content } }
}

export const removeContent: Handler<'remove-content'> = (editing, { content }) => {
  const record = contentAt(editing.draft, content)
  return {
    draft: withMap(editing, 'contents', [[content, undefined]]),
    inverse: { type: 'add-content', content, record },
  }
}

const fields = ['slug', 'status', 'order', 'publishedAt'] as const

export const changeContent: Handler<'change-content'> = (editing, { content, changes }) => {
  const record = contentAt(editing.draft, content)
  if (changes.slug !== undefined) refuseSlug(editing.draft, content, changes.slug)
  refuseDate(changes.publishedAt)
  const changed = fields.filter((field) => changes[field] !== undefined)
  const entries = Object.entries({ ...record, ...changes }).filter(([, value]) => value !== null)
  const next = Object.fromEntries(entries) as unknown as EditedContent
  const before = Object.fromEntries(changed.map((field) => [field, record[field] ?? null])) as ContentFieldChanges
  return {
    draft: withMap(editing, 'contents', [[content, next]]),
    inverse: { type: 'change-content', content, changes: before },
  }
}
