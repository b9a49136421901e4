import type { TextState } from '@vitrine/model'
import type { Json, TranslationMeta } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

declare module '../../platform/database/tables.ts' {
  /** All translatable texts of a draft or of the contents, as the desk of translations finds them. */
  interface Tables {
    /** What is indexed of a site: `draft:12`, `contents`. */
    text_scopes: {
      tenant_id: string
      scope: string
      /** What the rows were made with (`indexStamp`); empty while they are to be made anew. */
      stamp: string
      is_ready: number
      /** The next number of a text or an owner in this scope. A number is never given twice. */
      next_id: number
    }
    /** Whose texts: a component, the record of a page, a menu, a content. Only those that have one. */
    text_owners: {
      tenant_id: string
      scope: string
      /** `page/home/k3v9Qa2Z`, `record/home`, `menu/main`, `product/k3v9Qa2Z`. */
      owner: string
      id: number
      /** What its texts are listed with: `page/home`, `header`, `menu/main`, `product/k3v9Qa2Z`. */
      place: string
      /** Where it stands in its place. */
      position: number
      /** The type of a component's section; what anything else is called in the source language. */
      name: string
    }
    texts: {
      tenant_id: string
      scope: string
      id: number
      owner_id: number
      path: string
      position: number
      value: JsonText<Json>
      /** What is searched: `folded`. */
      words: string
      fingerprint: string
    }
    /** What became of a text in a language; missing ones have a row too. */
    text_states: {
      tenant_id: string
      scope: string
      language: string
      id: number
      owner_id: number
      position: number
      state: TextState
      value: JsonText<Json> | null
      words: string | null
      note: JsonText<TranslationMeta> | null
      by_whom: string | null
      /** How many checks it fails. */
      problems: number
    }
  }
}
