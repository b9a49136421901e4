import type { LinkValue } from '@vitrine/schemas'
import type { Registry } from '../section/prepared-section.ts'

/** Sections that can be drawn, and what is known of checks. */
export interface Registered {
  readonly registry: Registry
  /** Whether checks were asked for, and cannot be compiled here. */
  readonly isUnchecked: boolean
  /** Whether an owner may set a link, as far as it is known. */
  readonly fitsLink: (link: LinkValue) => boolean
}
