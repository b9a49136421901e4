import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

export type ChatRow = Selectable<Tables['chats']>

declare module '../../../platform/database/tables.ts' {
  /** Chats of visitors with members; their words are `conversation_entries`. Times are milliseconds. */
  interface Tables {
    /**
     * Beside a message of the kind `chat` that a member may answer at once. `until`: the visitor may write and come back;
     * `here_until`: the visitor counts as there.
     */
    chats: { message_id: string; tenant_id: string; until: number; here_until: number; ended_at: number | null }
    /** What visitors show: one chat may have several, since an answer that was lost is given again as another one. */
    chat_tokens: { token_hash: string; tenant_id: string; message_id: string; until: number }
    /** The tabs in which members are available. */
    chat_presences: { tenant_id: string; account_id: string; tab: string; until: number }
  }
}
