import type { Segment } from '@vitrine/model'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type FileProblem, UnreadableFile } from '../../../platform/text-files/unreadable-file.ts'
import { type FileText, type SubState, subStates, type XliffState, xliffStates } from './file-text.ts'
import { InlineReader } from './read-inline.ts'

const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0'
const versions: ReadonlySet<string> = new Set(['2.0', '2.1'])
/** Where other vocabularies may stand. */
const open: ReadonlySet<string> = new Set(['file', 'group', 'unit', 'skeleton'])
/** What may stand in each element of the core; that of texts is read by itself. */
const within: Readonly<Record<string, readonly string[]>> = {
  '': ['xliff'],
  xliff: ['file'],
  file: ['skeleton', 'notes', 'unit', 'group'],
  group: ['notes', 'unit', 'group'],
  unit: ['notes', 'originalData', 'segment', 'ignorable'],
  notes: ['note'],
  originalData: ['data'],
  data: ['cp'],
  segment: ['source', 'target'],
  ignorable: ['source', 'target'],
}
const MOST_DEEP = 100

/** What a file says of itself. */
export interface ReadXliff {
  readonly from: string
  readonly to: string | undefined
  readonly texts: readonly FileText[]
}

interface OpenUnit {
  readonly line: number
  readonly name: string
  readonly data: Set<string>
  readonly problems: FileProblem[]
  readonly notes: Map<string, string>
  readonly segments: {
    readonly source: Segment
    readonly target: Segment | undefined
    readonly state: XliffState
    readonly subState: SubState | undefined
  }[]
}

const problem = (key: string, params: FileProblem['params'] = {}): FileProblem => ({
  key: `problem.translationFile.${key}`,
  params,
})

const attribute = (tag: SaxesTagNS, name: string): string | undefined => tag.attributes[name]?.value

/** Reads XLIFF from its first to its last element; a unit that is wrong has its problems, and the others count. */
class XliffReader {
  readonly #parser = new SaxesParser({ xmlns: true })
  readonly #path: string[] = []
  /** How deep one is in what is another vocabulary's. */
  #foreign = 0
  #unit: OpenUnit | undefined
  #inline: InlineReader | undefined
  #source: Segment = []
  #target: Segment | undefined
  #state: XliffState = 'initial'
  #subState: SubState | undefined
  #text = ''
  #note: string | undefined
  #from = ''
  #to: string | undefined
  readonly #texts: FileText[] = []

  read(xml: string): ReadXliff {
    const parser = this.#parser
    parser.on('error', () => {
      throw new UnreadableFile('notXml', {}, parser.line)
    })
    parser.on('doctype', () => {
      throw new UnreadableFile('doctype', {}, parser.line)
    })
    parser.on('opentag', (tag) => this.#open(tag))
    parser.on('closetag', (tag) => this.#close(tag))
    const onText = (text: string) => this.#onText(text)
    parser.on('text', onText)
    parser.on('cdata', onText)
    parser.write(xml).close()
    return { from: this.#from, to: this.#to, texts: this.#texts }
  }

  #open(tag: SaxesTagNS) {
    const { local, uri } = tag
    const parent = this.#path.at(-1) ?? ''
    this.#path.push(local)
    if (this.#path.length > MOST_DEEP) throw new UnreadableFile('notXml', {}, this.#parser.line)
    if (this.#foreign > 0 || (uri !== XLIFF && open.has(parent))) {
      this.#foreign += 1
      return
    }
    if (parent === '' && (uri !== XLIFF || local !== 'xliff')) throw new UnreadableFile('notXliff')
    if (this.#inline) {
      this.#inline.open(uri === XLIFF ? local : tag.name, (name) => attribute(tag, name))
      return
    }
    if (uri !== XLIFF || !within[parent]?.includes(local)) {
      const found = problem('element', { element: tag.name })
      if (!this.#unit) throw new UnreadableFile('element', { element: tag.name }, this.#parser.line)
      this.#unit.problems.push(found)
      this.#foreign += 1
      return
    }
    this.#enter(local, tag)
  }

  #enter(local: string, tag: SaxesTagNS) {
    const unit = this.#unit
    if (local === 'xliff') {
      const version = attribute(tag, 'version') ?? ''
      if (!versions.has(version)) throw new UnreadableFile('version', { version })
      this.#from = attribute(tag, 'srcLang') ?? ''
      this.#to = attribute(tag, 'trgLang')
    } else if (local === 'unit')
      this.#unit = {
        line: this.#parser.line,
        name: attribute(tag, 'name') ?? '',
        ...{ data: new Set(), problems: [], notes: new Map(), segments: [] },
      }
    else if (local === 'note') [this.#note, this.#text] = [attribute(tag, 'category'), '']
    else if (local === 'data') unit?.data.add(attribute(tag, 'id') ?? '')
    else if (local === 'segment' && unit) this.#segment(tag, unit)
    else if (local === 'ignorable') unit?.problems.push(problem('segments'))
    else if (local === 'source' || local === 'target')
      this.#inline = new InlineReader((reference) => unit?.data.has(reference) ?? false)
  }

  #segment(tag: SaxesTagNS, { problems }: OpenUnit) {
    const state = attribute(tag, 'state') ?? 'initial'
    const known = xliffStates.find((one) => one === state)
    if (!known) problems.push(problem('state', { state }))
    this.#state = known ?? 'initial'
    const sub = attribute(tag, 'subState')
    this.#subState = subStates.find((one) => sub === `vitrine:${one}`)
    // Those of other programs say nothing to us.
    const isWrong = sub !== undefined && (!/^[^\s:]+:\S+$/.test(sub) || sub.startsWith('vitrine:'))
    if (isWrong && !this.#subState) problems.push(problem('state', { state: sub }))
    ;[this.#source, this.#target] = [[], undefined]
  }

  #close({ local }: SaxesTagNS) {
    this.#path.pop()
    if (this.#foreign > 0) {
      this.#foreign -= 1
      return
    }
    if (this.#inline) {
      const isEnd = this.#path.at(-1) === 'segment' || this.#path.at(-1) === 'ignorable'
      if (!isEnd) {
        this.#inline.close(local)
        return
      }
      const { segment, problems } = this.#inline.end()
      this.#unit?.problems.push(...problems)
      if (local === 'source') this.#source = segment
      else this.#target = segment
      this.#inline = undefined
      return
    }
    const unit = this.#unit
    if (local === 'note' && unit && this.#note !== undefined) unit.notes.set(this.#note, this.#text)
    if (local === 'segment' && unit)
      unit.segments.push({
        source: this.#source,
        target: this.#target,
        state: this.#state,
        subState: this.#subState,
      })
    if (local === 'unit' && unit) {
      this.#texts.push(textOf(unit))
      this.#unit = undefined
    }
  }

  #onText(text: string) {
    if (this.#foreign > 0) return
    if (this.#inline) this.#inline.text(text)
    else this.#text += text
  }
}

/** The states of the segments as one: the one that is least. */
function textOf({ line, name, problems, notes, segments }: OpenUnit): FileText {
  const targets = segments.map(({ target }) => target)
  const isWhole = targets.every((target) => target !== undefined)
  const states = segments.map(({ state }) => xliffStates.indexOf(state))
  const state = xliffStates[Math.min(...states)] ?? 'initial'
  const isPartial = !isWhole && targets.some((target) => target !== undefined && target.length > 0)
  return {
    ...{ line, name, state },
    fingerprint: notes.get('vitrine:fingerprint'),
    exported: notes.get('vitrine:exported'),
    subState: segments.find(({ subState }) => subState !== undefined)?.subState,
    source: segments.map(({ source }) => source),
    target: isWhole && segments.length > 0 ? (targets as readonly Segment[]) : undefined,
    problems: isPartial ? [...problems, problem('incomplete')] : problems,
  }
}

/** Reads XLIFF 2.0 and 2.1. @throws UnreadableFile */
export const readXliff = (xml: string): ReadXliff => new XliffReader().read(xml)
