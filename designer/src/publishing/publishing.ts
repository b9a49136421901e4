import { type Answer, CallError, publishSite, type Question } from '@vitrine/schemas'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SendCall } from '../context/designer-context.ts'
import { requiredContext } from '../context/required-context.ts'

export type PublishAnswer = Answer<typeof publishSite>

/** What became of the last publish from here. */
export type PublishState =
  | { readonly kind: 'idle' | 'saving' | 'publishing' }
  | { readonly kind: 'published'; readonly result: PublishAnswer; readonly at: number }
  /** Something could not be saved first, or the service said no; with its words where there are any. */
  | { readonly kind: 'failed'; readonly message?: string | undefined }

export type PublishRequest = Omit<Question<typeof publishSite>, 'draftsId'>

export interface Publishing {
  readonly state: StoreApi<PublishState>
  /** Saves what is unsaved, then publishes: the whole draft, or some languages or pages of it. */
  readonly publish: (request?: PublishRequest) => Promise<PublishAnswer | undefined>
}

interface PublishingOptions {
  readonly draftsId: string
  readonly send: SendCall
  readonly saveNow: () => Promise<boolean>
  readonly now?: () => number
}

/** Publishing from the designer. One at a time; what is asked meanwhile is not done twice. */
export function createPublishing({ draftsId, send, saveNow, now = Date.now }: PublishingOptions): Publishing {
  const state = createStore<PublishState>(() => ({ kind: 'idle' }))
  let running: Promise<PublishAnswer | undefined> | undefined

  async function run(request: PublishRequest): Promise<PublishAnswer | undefined> {
    state.setState({ kind: 'saving' }, true)
    if (!(await saveNow())) {
      state.setState({ kind: 'failed' }, true)
      return undefined
    }
    state.setState({ kind: 'publishing' }, true)
    try {
      // The checks are shown beside it; a warning is no reason to wait for a second press.
      const result = await send(publishSite, {
        acceptWarnings: true,
        redirectMoved: true,
        ...request,
        draftsId,
      })
      state.setState({ kind: 'published', result, at: now() }, true)
      return result
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      state.setState({ kind: 'failed', message: error.message }, true)
      return undefined
    }
  }

  return {
    state,
    publish(request = {}) {
      running ??= run(request).finally(() => {
        running = undefined
      })
      return running
    },
  }
}

export const [PublishingProvider, usePublishing] = requiredContext<Publishing>(
  'No publishing: this belongs inside of the designer.',
)

export const usePublishState = (): PublishState => useStore(usePublishing().state)
