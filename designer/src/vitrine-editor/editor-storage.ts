import type { SiteDocument } from '@vitrine/renderer'
import type { Operation } from '@vitrine/schemas'
import type { MediaService } from '@vitrine/setters'

/** A change to be stored. */
export interface EditorChange {
  /** The revision that the operations were made on: the last one that the storage told. */
  readonly base: number
  /** In order. Each has an id, and comes with the same one when it is sent again. */
  readonly operations: readonly Operation[]
  /** The whole site with them, of revision `base + 1`: for a storage that keeps documents. */
  readonly site: SiteDocument
}

/** What others did: what the site came to, and how. */
export interface OthersChange {
  readonly revision: number
  /** In order, from the last revision that was known here. */
  readonly operations: readonly Operation[]
}

/** Which part of a site is to be published; all of it where nothing is named. */
export interface PublishedPart {
  readonly languages?: readonly string[]
  /** Ids of pages. */
  readonly pages?: readonly string[]
}

/**
 * Where an editor loads a site from and saves it to. What is left out has neither a panel nor a button.
 */
export interface EditorStorage {
  /**
   * Names the site in this browser, where what is not saved is kept for a crash of the tab, and how it is looked at.
   * Other sites have other keys.
   */
  readonly key?: string
  /** Called when the editor opens, and again where it has fallen too far behind. */
  readonly load: () => Promise<SiteDocument>
  /**
   * Stores a change: all of it or nothing. One at a time; asked again with the same operations where nobody knows
   * whether it arrived.
   *
   * @returns the revision that the site has now and what others did before it, where the storage has other writers
   * @throws StorageError; any other error is taken for a lost connection. Nothing unsaved is lost in either case.
   */
  readonly save: (change: EditorChange) => Promise<OthersChange | undefined>
  /** Tells what others do, from now on. @returns ends it */
  readonly follow?: (on: (others: OthersChange) => void) => () => void
  /** Shows the saved site to visitors. @returns a name of what was published, for its list */
  readonly publish?: (site: SiteDocument, part: PublishedPart) => Promise<{ readonly release: string } | undefined>
  /** Pictures, films and files. Without it they are chosen by their addresses. */
  readonly media?: MediaService
}

interface StorageErrorOptions {
  /** What others did meanwhile, if the storage knows it: then both are merged, and saved again. */
  readonly others?: OthersChange
  /** Says what is wrong and what to do, in the language of whoever edits. */
  readonly message?: string
  readonly cause?: unknown
}

/**
 * Why a storage could not do something.
 *
 * - `conflict`: somebody else stored something since `base`. With `others` it is merged; without, the site is loaded
 *   anew and what is unsaved is offered.
 * - `offline`: it cannot be reached now. It is tried again by itself.
 * - `refused`: it cannot be stored; its message is shown.
 */
export class StorageError extends Error {
  readonly code: 'conflict' | 'offline' | 'refused'
  readonly others: OthersChange | undefined

  constructor(code: StorageError['code'], { others, message = code, cause }: StorageErrorOptions = {}) {
    super(message, { cause })
    this.name = 'StorageError'
    this.code = code
    this.others = others
  }
}
