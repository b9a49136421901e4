import type { OperationInput } from '@vitrine/editor-core'
import { createSignIn } from '@vitrine/editor-core'
import type { Specs } from '@vitrine/model'
import { type Call, newId, type Operation } from '@vitrine/schemas'
import type { LocalBackup, LocalBackups } from '../saving/local-backup/local-backup.ts'
import { createSaving, type Saving } from '../saving/saving.ts'
import { createEditor, type Editor } from '../store/editor.ts'
import type { DraftService, Fault } from './draft-service.ts'

/** What a browser keeps, by tab; `open` are the tabs that are still there. */
export interface Shelf {
  readonly copies: Map<string, LocalBackup>
  readonly open: Set<string>
}

export const createShelf = (): Shelf => ({ copies: new Map(), open: new Set() })

const copiesOn = ({ copies, open }: Shelf, tab: string): LocalBackups => {
  open.add(tab)
  return {
    keep: async (copy) => void copies.set(tab, structuredClone({ ...copy, tab })),
    remove: async (of = tab) => void copies.delete(of),
    recoverable: async () => structuredClone([...copies.values()].filter((copy) => !open.has(copy.tab))),
    leave: () => void open.delete(tab),
  }
}

/** Somebody with a browser, who has the draft open. */
export class Person {
  editor!: Editor
  saving!: Saving
  tab = ''
  /** How often the draft had to be loaded anew. */
  newStarts = 0
  hasStarted = false
  /** The ids of all that was done, and of all that was told as a conflict or a rejected change. */
  readonly did = new Set<string>()
  readonly notified = new Set<string>()
  fault: ((call: Call) => Fault | undefined) | undefined
  delay = 0
  readonly name: string
  readonly shelf: Shelf
  readonly #service: DraftService
  readonly #specs: Specs
  readonly #window: Window | undefined
  #clock = 0

  constructor(name: string, service: DraftService, specs: Specs, shelf = createShelf(), window?: Window) {
    this.name = name
    this.shelf = shelf
    this.#window = window
    this.#service = service
    this.#specs = specs
    this.open()
  }

  /** Opens the designer, in another tab than before. */
  open(): void {
    const { name } = this
    this.tab = `${name}-${newId()}`
    const account = { id: name, name, email: `${name}@example.com` }
    const { send, stream } = this.#service.client({
      account,
      fault: (call) => this.fault?.(call),
      delay: () => this.delay,
    })
    // Nobody types so slowly by chance that two texts count as one.
    const now = () => (this.#clock += 5000)
    this.editor = createEditor({ draft: structuredClone(this.#service.start()), specs: this.#specs, now })
    this.saving = createSaving({
      editor: this.editor,
      send,
      stream,
      window: this.#window,
      copies: copiesOn(this.shelf, this.tab),
      signIn: createSignIn({ send, account }),
      startAnew: () => {
        this.newStarts += 1
        this.open()
      },
    })
    this.saving.state.subscribe(({ conflicts, rejected }) => {
      for (const { id } of [
        ...conflicts.flatMap(({ mine }) => mine),
        ...rejected.flatMap((change) => change.operations),
      ])
        this.notified.add(id)
    })
    const { saving } = this
    this.hasStarted = false
    void saving.start().then(() => {
      if (this.saving === saving) this.hasStarted = true
    })
  }

  /** The browser goes, with all that it has not written down. */
  crash(): void {
    this.saving.stop()
    this.shelf.open.delete(this.tab)
  }

  do(...operations: readonly (OperationInput | Operation)[]): boolean {
    const wishes = operations.map((operation) => ({ id: newId(), ...operation }) as Operation)
    if (this.editor.dispatch(wishes)) return false
    for (const { id } of wishes) this.did.add(id)
    return true
  }

  get kind() {
    return this.saving.state.getState().kind
  }
  get unsaved(): number {
    return this.editor.state.getState().history.unsaved.length
  }
}
