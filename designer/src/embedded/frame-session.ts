import { needsOf } from '@vitrine/model'
import { CallError, type FrameError, type FrameViewChange, type Operation, type ParentMessage } from '@vitrine/schemas'
import type { CommandActions } from '../commands/index.ts'
import type { DesignerContext } from '../context/designer-context.ts'
import { messageText } from '../context/translate.ts'
import type { Publishing } from '../publishing/publishing.ts'
import type { Saving } from '../saving/saving.ts'
import { createTaskQueue } from '../saving/task-queue.ts'
import type { EditorStore } from '../store/context.ts'
import type { OperationInput } from '../store/edit-steps.ts'
import { followView } from './follow-view.ts'
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
  readonly tell: PostToParent
  readonly known: KnownIds
}

/** The talk of one open draft with the parent, after the handshake. */
export interface FrameSession {
  readonly hear: (message: Extract<ParentMessage, { readonly type: 'operations' | 'view' }>) => void
  /** Visitors see this release now; told once. */
  readonly published: (release: string | null) => void
  readonly stop: () => void
}

/** Both ways: operations and view changes; and what becomes of the draft. What comes is done in its order. */
export function startFrameSession({ session, tell, known }: FrameSessionOptions): FrameSession {
  const { editorStore, saving, publishing, commands, parts } = session
  const { editor, view } = editorStore
  const { t } = parts
  const inTurn = createTaskQueue()
  /** What the parent has sent and hears of by `applied` alone. */
  let arriving: ReadonlySet<string> = new Set()

  const fail = (code: FrameError, message: string, ids?: readonly string[]) =>
    tell('error', { code, message, ...(ids && { ids: [...ids] }) })
  const wordsOf = (error: unknown): string => {
    if (error instanceof CallError) return error.message
    console.error(error)
    return t('frame.failed')
  }

  const isPage = (page: string): boolean => editor.state.getState().pagesList.some(({ id }) => id === page)

  async function takeOperations(operations: readonly Operation[]): Promise<void> {
    const ids = operations.map(({ id }) => id)
    const fresh = operations.filter(({ id }, at) => !known.has(id) && ids.indexOf(id) === at)
    try {
      for (const page of needsOf(fresh).pages)
        if (isPage(page) && !editor.structure({ page })) await saving.openPage(page)
      arriving = new Set(fresh.map(({ id }) => id))
      const refusal = fresh.length === 0 ? undefined : editor.dispatch(fresh as readonly OperationInput[])
      if (refusal) return fail('refused', messageText(t, refusal.key, refusal.params), ids)
      known.add(ids)
      tell('applied', { ids })
    } catch (error) {
      fail('failed', wordsOf(error), ids)
    } finally {
      arriving = new Set()
    }
  }

  const followed = followView(view, (change) => tell('view', change))

  /** Why a view cannot be shown; the component is looked for when its page is open. */
  function unknownIn({ page, language }: FrameViewChange): string | undefined {
    if (page !== undefined && !isPage(page)) return t('frame.unknownPage', { page })
    const { languages } = editor.state.getState().configuration
    if (language !== undefined && !languages.some(({ code }) => code === language))
      return t('frame.unknownLanguage', { language })
    return undefined
  }

  async function takeView(change: FrameViewChange): Promise<void> {
    const { page, language, device, selected } = change
    const notShown = (code: FrameError, message: string) => {
      fail(code, message)
      followed.tellAll()
    }
    const unknown = unknownIn(change)
    if (unknown !== undefined) return notShown('unknown', unknown)
    if (page !== undefined) {
      followed.knows({ page })
      try {
        await commands.actions.openPage?.(page)
      } catch (error) {
        return notShown('failed', wordsOf(error))
      }
      // The owner went to another page while this one was on its way.
      if (page !== view.state.getState().curPageId) return followed.tellAll()
    }
    if (typeof selected === 'string' && !editor.component(selected))
      return notShown('unknown', t('frame.unknownComponent', { component: selected }))
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

  let release: string | null | undefined
  const published = (next: string | null) => {
    if (next !== release) tell('published', { release: next })
    release = next
  }

  const ends = [
    followed.stop,
    editor.onDone((done, by) => {
      const operations = done.flatMap(({ operation }) => (arriving.has(operation.id) ? [] : [operation]))
      if (operations.length === 0) return
      known.add(operations.map(({ id }) => id))
      tell('operations', { operations, by })
    }),
    editor.state.subscribe(({ history, revision }, before) => {
      if (history.unsaved.length > 0) return
      if (before.history.unsaved.length > 0 || revision !== before.revision) tell('saved', { revision })
    }),
    saving.state.subscribe(({ kind, trouble }, before) => {
      if (kind === before.kind) return
      if (kind === 'conflict') fail('not-saved', t('frame.conflict'))
      if (kind === 'refused') fail('not-saved', trouble?.message || t('frame.notSaved'))
    }),
    publishing.state.subscribe((state) => {
      // Where nothing was released, visitors see what they saw before.
      if (state.kind === 'published' && state.result.changed) published(state.result.release)
    }),
  ]

  return {
    hear(message) {
      void inTurn(() =>
        message.type === 'operations' ? takeOperations(message.payload.operations) : takeView(message.payload),
      )
    },
    published,
    stop() {
      for (const end of ends) end()
    },
  }
}
