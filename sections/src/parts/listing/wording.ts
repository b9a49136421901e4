/** What a list says of its things: the words of the section that lists them. */
export interface Wording {
  readonly categories: string
  readonly all: string
  readonly search: string
  readonly pages: string
  /** Nothing is found, and what helps. */
  readonly noMatch: string
  readonly noMatchAdvice: string
  readonly clear: string
  /** There is nothing yet; or the service did not answer. */
  readonly none: string
  readonly unavailable: string
}

/** A category that a list may be filtered by. */
export interface Category {
  readonly value: string
  readonly name: string
  /** Where the name comes from another language than the page's. */
  readonly language?: string | undefined
}
