import type { PageType } from './documents/page-types.ts'

/** What a new page may begin with: sections, each with the content of one of its presets. */
export interface PageTemplate {
  /** Its name stands in the labels as `template.{id}`; unique among those of a kind of page. */
  readonly id: string
  readonly pageTypes: readonly PageType[]
  readonly sections: readonly { readonly type: string; readonly preset?: string }[]
}
