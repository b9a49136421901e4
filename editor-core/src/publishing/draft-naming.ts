import { type Specs, specOf } from '@vitrine/model'
import type { SectionSpec } from '@vitrine/schemas'
import type { Naming } from '../i18n/section-names.ts'

/** Where something is: on a page or in its record, in a part that all pages share, in a menu, or in a theme. */
export interface WhereItIs {
  readonly page?: string | undefined
  readonly part?: 'header' | 'footer' | undefined
  readonly menu?: string | undefined
  readonly theme?: string | undefined
}

/** A field, a component or a page that something is said of. */
export interface PlaceToOpen extends WhereItIs {
  readonly component?: string | undefined
  readonly path?: string | undefined
  readonly language?: string | undefined
}

/** What fields of sections are called. */
export interface SectionNaming extends Naming {
  readonly locale: string
  readonly specs: Specs
}

/** What is called what in a draft, as far as it is known where the words are shown. */
export interface DraftNaming extends SectionNaming {
  /** The type of a component that is here. */
  readonly typeOf: (component: string) => string | undefined
  /** What a component is called; of one that is not here, its section's name where its type is known. */
  readonly nameOfComponent: (component: string, type?: string) => string
  /** What a place is called; the whole site, where it names none. */
  readonly nameOfWhere: (where: WhereItIs) => string
  /** Whether a page is in the draft, so that its name is the one that it has there. */
  readonly hasPage: (page: string) => boolean
}

export const specFor = ({ specs }: Pick<SectionNaming, 'specs'>, type: string): SectionSpec | undefined =>
  specOf(specs, type)
