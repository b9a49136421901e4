import type { Inline, Segment } from '@vitrine/model'
import type { FileProblem } from '../../../platform/text-files/unreadable-file.ts'

/** A mark that was opened, with what came in it until now; `sc` where it is closed by an `ec`. */
interface Open {
  readonly id: number | undefined
  readonly kind: 'pc' | 'sc' | 'root'
  readonly content: Inline[]
}

const problem = (key: string, params: FileProblem['params']): FileProblem => ({
  key: `problem.translationFile.${key}`,
  params,
})

/** Elements that say something about words and change none. */
const annotations: ReadonlySet<string> = new Set(['mrk', 'sm', 'em'])

/** Reads what stands in a source or target, event by event. */
export class InlineReader {
  readonly #open: Open[] = [{ id: undefined, kind: 'root', content: [] }]
  readonly #problems: FileProblem[] = []
  readonly #ids = new Set<string>()
  readonly #isData: (reference: string) => boolean

  /** @param isData whether there is original data with an id. */
  constructor(isData: (reference: string) => boolean) {
    this.#isData = isData
  }

  get #content(): Inline[] {
    return (this.#open.at(-1) as Open).content
  }

  #refuse(key: string, params: FileProblem['params']) {
    this.#problems.push(problem(key, params))
  }

  text(text: string) {
    const content = this.#content
    const last = content.at(-1)
    if (typeof last === 'string') content[content.length - 1] = last + text
    else if (text !== '') content.push(text)
  }

  #id(attribute: (name: string) => string | undefined): number {
    const id = attribute('id') ?? ''
    if (this.#ids.has(id)) this.#refuse('twice', { id })
    this.#ids.add(id)
    for (const name of ['dataRef', 'dataRefStart', 'dataRefEnd']) {
      const reference = attribute(name)
      if (reference !== undefined && !this.#isData(reference)) this.#refuse('unknownReference', { id: reference })
    }
    if (/^[1-9]\d{0,5}$/.test(id)) return Number(id)
    this.#refuse('unknownReference', { id })
    return 0
  }

  open(name: string, attribute: (name: string) => string | undefined) {
    if (name === 'cp') {
      const code = Number.parseInt(attribute('hex') ?? '', 16)
      if (code > 0 && code <= 0xffff) this.text(String.fromCharCode(code))
      else this.#refuse('element', { element: name })
    } else if (name === 'ph') this.#content.push({ id: this.#id(attribute), data: '' })
    else if (name === 'pc' || name === 'sc') this.#open.push({ id: this.#id(attribute), kind: name, content: [] })
    else if (name === 'ec') {
      const start = attribute('startRef') ?? ''
      const open = this.#open.at(-1)
      if (open?.kind === 'sc' && String(open.id) === start) this.#end()
      else this.#refuse('unknownReference', { id: start })
    } else if (!annotations.has(name)) this.#refuse('element', { element: name })
  }

  close(name: string) {
    if (name !== 'pc') return
    // What was opened in it and never ended ends with it.
    while (this.#open.at(-1)?.kind === 'sc') {
      this.#refuse('unknownReference', { id: String(this.#open.at(-1)?.id) })
      this.#end()
    }
    this.#end()
  }

  #end() {
    if (this.#open.length < 2) return
    const { id = 0, content } = this.#open.pop() as Open
    this.#content.push({ id, mark: null, content })
  }

  end(): { readonly segment: Segment; readonly problems: readonly FileProblem[] } {
    while (this.#open.length > 1) {
      this.#refuse('unknownReference', { id: String(this.#open.at(-1)?.id) })
      this.#end()
    }
    return { segment: this.#content, problems: this.#problems }
  }
}
