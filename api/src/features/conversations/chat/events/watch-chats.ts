import type { Storage } from '../../../../platform/database/storage.ts'
import { createWatch, type Watch } from '../../../../platform/events/watch.ts'
import { type ChatState, statesOf } from './chat-states.queries.ts'

declare module '../../../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** Notifies visitors of what is written in their chats. */
    readonly chatWatch: ChatWatch
  }
}

/** By the id of the message. */
export type ChatWatch = Watch<string, ChatState>

/** Watches chats whose visitors are there, in the database: whichever server a member asked. */
export const watchChats = ({ db }: Storage, failed: (error: unknown) => void): ChatWatch =>
  createWatch((ids) => statesOf(db, ids), failed)
