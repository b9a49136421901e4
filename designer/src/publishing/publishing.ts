import { type Answer, CallError, publishSite, type Question } from '@vitrine/schemas'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Send } from '../context/designer-context.ts'
import { neededContext } from '../context/required-context.ts'

export type PublishResult = Answer<typeof publishSite>

/** What became of the last publish from here. */
export type PublishState =
  | { readonly kind: 'idle' | 'saving' | 'publishing' }
  | { readonly kind: 'published'; readonly result: PublishResult; readonly at: number }
  /** Something could not be saved first, or the service said no; with its words where there are any. */
  | { readonly kind: 'failed'; readonly message?: string | undefined }

export type PublishWish = Omit<Question<typeof publishSite>, 'draftsId'>

export interface Publishing {
  readonly state: StoreApi<PublishState>
  /** Saves what is unsaved, then publishes: the whole draft, or some languages or pages of it. */
  readonly publish: (wish?: PublishWish) => Promise<PublishResult | undefined>
}

interface ToPublish {
  readonly draftsId: string
  readonly send: Send
  readonly saveNow: () => Promise<boolean>
  readonly now?: () => number
}

/** Publishing from the designer. One at a time; what is asked meanwhile is not done twice. */
export function createPublishing({ draftsId, send, saveNow, now = Date.now }: ToPublish): Publishing {
  const state = createStore<PublishState>(() => ({ kind: 'idle' }))
  let running: Promise<PublishResult | undefined> | undefined

  async function run(wish: PublishWish): Promise<PublishResult | undefined> {
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
        ...wish,
        draftsId,
      } as Question<typeof publishSite>)
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
    publish(wish = {}) {
      running ??= run(wish).finally(() => {
        running = undefined
      })
      return running
    },
  }
}

export const [PublishingProvider, usePublishing] = neededContext<Publishing>(
  'No publishing: this belongs inside of the designer.',
)

export const usePublishState = (): PublishState => useStore(usePublishing().state)
