import type { PageDocument, SiteDocument } from '@vitrine/renderer'
import type {
  Answer,
  Call,
  checkDraftCall,
  contentDetail,
  contentLanguages,
  contentList,
  diffReleases,
  listContentOperations,
  listOperations,
  listReleases,
  Operation,
  Question,
  rollBack,
  saveContents,
} from '@vitrine/schemas'
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

interface AskOptions {
  readonly signal?: AbortSignal | undefined
  /** The language that contents are asked for in, instead of that of the interface. */
  readonly language?: string | undefined
}

/** What is asked and answered is what the call of the service declares; so is what fails: a `CallError`. */
type Ask<C extends Call> = (question: Question<C>, options?: AskOptions) => Promise<Answer<C>>

/** What was published before. */
export interface StorageReleases {
  /** The newest first. */
  readonly list: Ask<typeof listReleases>
  /** What one changed for visitors, value by value. */
  readonly diff: Ask<typeof diffReleases>
  /** Shows an older one again, or one language of it. */
  readonly rollBack: Ask<typeof rollBack>
}

/** Products, cases, articles, collections and policies: for what refers to them, and for what sections show of them. */
export interface StorageContents {
  readonly list: Ask<typeof contentList>
  readonly read: Ask<typeof contentDetail>
  /** What a section asks for while it is drawn (`load`): a call of visitors. Without it sections show their samples. */
  readonly ask?: <C extends Call>(call: C, question: Question<C>, options?: AskOptions) => Promise<Answer<C>>
  /** With these three, what a section shows is edited where it stands. */
  readonly languages?: Ask<typeof contentLanguages>
  readonly operations?: Ask<typeof listContentOperations>
  readonly save?: Ask<typeof saveContents>
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
  /**
   * Called when the editor opens, and again where it has fallen too far behind. A page by itself becomes a site with this
   * page.
   */
  readonly load: () => Promise<SiteDocument | PageDocument>
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
  /**
   * What was done to the site: the newest first, or after a revision in order, by whole revisions. For the history, and to
   * know after a crash of the tab what had arrived. Without it the history begins when the site is loaded.
   */
  readonly log?: (question: Omit<Question<typeof listOperations>, 'id'>) => Promise<Answer<typeof listOperations>>
  /** Shows the saved site to visitors. @returns a name of what was published, for its list */
  readonly publish?: (site: SiteDocument, part: PublishedPart) => Promise<{ readonly release: string } | undefined>
  /**
   * What publishing would find, where the storage knows more than the sections and the draft tell: links to contents
   * that are gone, say. What it warns of is shown and accepted before `publish` is called.
   */
  readonly check?: () => Promise<Answer<typeof checkDraftCall>>
  readonly releases?: StorageReleases
  readonly contents?: StorageContents
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
