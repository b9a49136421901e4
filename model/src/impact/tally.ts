import type { ImpactChange, ImpactPlace, ImpactTotals, SectionImpact } from './change.ts'

/** Adds up what one section changes in one of its versions. */
export class Tally {
  readonly #section: string
  readonly #from: number
  readonly #to: number | null
  readonly #changes: ImpactChange[] = []
  readonly #sites = new Set<string>()
  readonly #pages = new Set<string>()
  readonly #languages = new Set<string>()
  readonly #components = new Set<string>()

  constructor(section: string, from: number, to: number | null) {
    this.#section = section
    this.#from = from
    this.#to = to
  }

  add(change: ImpactChange): void {
    this.#changes.push(change)
    this.#languages.add(change.language)
    this.#note(change)
  }

  /** A component that goes to another version, whether or not one of its values changes. */
  addComponent(place: ImpactPlace): void {
    const { site, draft, release, component } = place
    // Of a release there is one edition for each language.
    this.#components.add(JSON.stringify([site, draft, release, component]))
    this.#note(place)
  }

  #note({ site, page }: ImpactPlace): void {
    this.#sites.add(site)
    if (page !== undefined) this.#pages.add(JSON.stringify([site, page]))
  }

  result(): SectionImpact {
    return {
      section: this.#section,
      from: this.#from,
      to: this.#to,
      totals: Tally.sum([this]),
      changes: this.#changes,
    }
  }

  /** What several of them are together; a page on which two sections change is one page. */
  static sum(tallies: readonly Tally[]): ImpactTotals {
    const sizeOf = (setOf: (tally: Tally) => ReadonlySet<string>) =>
      new Set(tallies.flatMap((tally) => [...setOf(tally)])).size
    return {
      sites: sizeOf((tally) => tally.#sites),
      pages: sizeOf((tally) => tally.#pages),
      languages: sizeOf((tally) => tally.#languages),
      components: sizeOf((tally) => tally.#components),
      values: tallies.reduce((sum, tally) => sum + tally.#changes.length, 0),
    }
  }
}
