import { messageText, type Publishing } from '@vitrine/editor-core'
import { needsOf } from '@vitrine/model'
import { CallError, type FrameError, type FrameViewChange, type Operation, type ParentMessage } from '@vitrine/schemas'
import type { CommandActions } from '../commands/index.ts'
import type { DesignerContext } from '../context/designer-context.ts'
import type { Saving } from '../saving/saving.ts'
import { createTaskQueue } from '../saving/task-queue.ts'
import type { EditorStore } from '../store/context.ts'
import { type FollowedView, followView } from './follow-view.ts'
import type { KnownIds } from './messages/known-ids.ts'
import type { PostToParent } from './messages/post-to-parent.ts'

/** What of an open draft is talked about. */
export interface Shared {
  readonly editorStore: EditorStore
  readonly saving: Pick<Saving, 'state' | 'openPage'>
  readonly publishing: Pick<Publishing, 'state'>
  readonly commands: { readonly actions: Pick<CommandActions, 'openPage'> }
  readonly parts: Pick<DesignerContext, 't'>
}

interface FrameSessionOptions {
  readonly session: Shared
  readonly post: PostToParent
  readonly known: KnownIds
}

/** The messages of one open draft with the parent, after the handshake. */
export interface FrameSession {
  readonly receive: (message: Extract<ParentMessage, { readonly type: 'operations' | 'view' }>) => void
  /** Visitors see this release now; sent once. */
  readonly published: (release: string | null) => void
  readonly stop: () => void
}

/** What the parts of a frame session share. */
interface FrameSessionParts extends FrameSessionOptions {
  readonly fail: (code: FrameError, message: string, ids?: readonly string[]) => void
  /** What the parent has sent and hears of by `applied` alone. */
  readonly arriving: Set<string>
}

/** Both ways: operations and view changes; and what becomes of the draft. What comes is done in its order. */
export function startFrameSession(options: FrameSessionOptions): FrameSession {
  const { session, post } = options
  const { view } = session.editorStore
  const enqueue = createTaskQueue()
  const fail: FrameSessionParts['fail'] = (code, message, ids) =>
    post('error', { code, message, ...(ids && { ids: [...ids] }) })
  const parts: FrameSessionParts = { ...options, fail, arriving: new Set() }
  const followed = followView(view, (change) => post('view', change))

  let release: string | null | undefined
  const published = (next: string | null) => {
    if (next !== release) post('published', { release: next })
    release = next
  }
  const ends = [followed.stop, ...followDraft(parts), ...followSaving(parts, published)]
  return {
    receive(message) {
      void enqueue(() =>
        message.type === 'operations'
          ? applyOperations(parts, message.payload.operations)
          : applyView(parts, followed, message.payload),
      )
    },
    published,
    stop() {
      for (const end of ends) end()
    },
  }
}

function messageOf({ session }: FrameSessionParts, error: unknown): string {
  if (error instanceof CallError) return error.message
  console.error(error)
  return session.parts.t('frame.failed')
}

const isPage = ({ session }: FrameSessionParts, page: string): boolean =>
  session.editorStore.editor.state.getState().pagesList.some(({ id }) => id === page)

/** Tells what is done here, and when all of it is saved. */
function followDraft({ session, post, known, arriving }: FrameSessionParts): readonly (() => void)[] {
  const { editor } = session.editorStore
  return [
    editor.onDone((done, by) => {
      const operations = done.flatMap(({ operation }) => (arriving.has(operation.id) ? [] : [operation]))
      if (operations.length === 0) return
      known.add(operations.map(({ id }) => id))
      post('operations', { operations, by })
    }),
    editor.state.subscribe(({ history, revision }, before) => {
      if (history.unsaved.length > 0) return
      if (before.history.unsaved.length > 0 || revision !== before.revision) post('saved', { revision })
    }),
  ]
}

/** Tells what could not be saved, and what was published. */
function followSaving(
  { session, fail }: FrameSessionParts,
  published: FrameSession['published'],
): readonly (() => void)[] {
  const { saving, publishing, parts } = session
  return [
    saving.state.subscribe(({ kind, saveError }, before) => {
      if (kind === before.kind) return
      if (kind === 'conflict') fail('not-saved', parts.t('frame.conflict'))
      if (kind === 'refused') fail('not-saved', saveError?.message || parts.t('frame.notSaved'))
    }),
    publishing.state.subscribe((state) => {
      // Where nothing was released, visitors see what they saw before.
      if (state.kind === 'published' && state.result.changed) published(state.result.release)
    }),
  ]
}

async function applyOperations(parts: FrameSessionParts, operations: readonly Operation[]): Promise<void> {
  const { session, post, known, fail, arriving } = parts
  const { editor } = session.editorStore
  const ids = operations.map(({ id }) => id)
  const fresh = operations.filter(({ id }, at) => !known.has(id) && ids.indexOf(id) === at)
  try {
    for (const page of needsOf(fresh).pages)
      if (isPage(parts, page) && !editor.structure({ page })) await session.saving.openPage(page)
    for (const { id } of fresh) arriving.add(id)
    const error = fresh.length === 0 ? undefined : editor.dispatch(fresh)
    if (error) return fail('refused', messageText(session.parts.t, error.key, error.params), ids)
    known.add(ids)
    post('applied', { ids })
  } catch (error) {
    fail('failed', messageOf(parts, error), ids)
  } finally {
    arriving.clear()
  }
}

/** Why a view cannot be shown; the component is looked for when its page is open. */
function unknownIn(parts: FrameSessionParts, { page, language }: FrameViewChange): string | undefined {
  const { editorStore, parts: context } = parts.session
  if (page !== undefined && !isPage(parts, page)) return context.t('frame.unknownPage', { page })
  const { languages } = editorStore.editor.state.getState().configuration
  if (language !== undefined && !languages.some(({ code }) => code === language))
    return context.t('frame.unknownLanguage', { language })
  return undefined
}

async function applyView(parts: FrameSessionParts, followed: FollowedView, change: FrameViewChange): Promise<void> {
  const { editorStore, commands, parts: context } = parts.session
  const { editor, view } = editorStore
  const { page, language, device, selected } = change
  const notShown = (code: FrameError, message: string) => {
    parts.fail(code, message)
    followed.postAll()
  }
  const unknown = unknownIn(parts, change)
  if (unknown !== undefined) return notShown('unknown', unknown)
  if (page !== undefined) {
    followed.knows({ page })
    try {
      await commands.actions.openPage?.(page)
    } catch (error) {
      return notShown('failed', messageOf(parts, error))
    }
    // The owner went to another page while this one was on its way.
    if (page !== view.state.getState().curPageId) return followed.postAll()
  }
  if (typeof selected === 'string' && !editor.component(selected))
    return notShown('unknown', context.t('frame.unknownComponent', { component: selected }))
  followed.knows(change)
  view.change((state) => {
    if (language !== undefined) state.curLanguageEnv = language
    if (device !== undefined && device !== state.deviceEnv) {
      state.deviceEnv = device
      state.canvasWidth = undefined
    }
    if (selected !== undefined) state.selected = selected ?? undefined
  })
}
