import type { SendCall } from '@vitrine/editor-core'
import { canonicalJson } from '@vitrine/model'
import type { LoadRequest, Registry, StageVisit } from '@vitrine/renderer'
import { collectLoads } from '@vitrine/renderer/internal'
import type { Answer, Call, ResolvedComponent } from '@vitrine/schemas'
import { sampleAnswer } from '../../stage/sample-answer.ts'
import { contentsInAnswer, type ShownContent } from '../../stage/shown-contents.ts'
import { createListeners } from '../../store/tables/listeners.ts'

type Data = Readonly<Record<string, unknown>>

const nothing: Data = Object.freeze({})
const startPage: StageVisit = { path: '/', query: {} }

/** What components are drawn with: the site's own contents where there are any, and samples where not. */
export interface CanvasData {
  readonly of: (component: ResolvedComponent) => Data
  /** Whether the site has nothing of what a component lists, so that it shows samples. */
  readonly isSample: (component: ResolvedComponent) => boolean
  /** The contents of the site that it shows, each once; none of samples. */
  readonly contents: (component: ResolvedComponent) => readonly ShownContent[]
  /** Asks for everything again: contents have changed. */
  readonly reload: () => void
  /** Called when the contents of a component have come. */
  readonly watch: (component: string, listener: () => void) => () => void
  /** Changes whenever they do. */
  readonly version: (component: string) => number
}

interface Asked {
  readonly request: LoadRequest
  answer: unknown
  isMissing: boolean
  readonly sample: unknown
  readonly waiting: Set<string>
}

const isEmpty = (answer: unknown): boolean =>
  answer === null ||
  (typeof answer === 'object' && 'items' in answer && (answer.items as readonly unknown[]).length === 0)

/**
 * The answers that the sections of a canvas ask for, each asked once for a language. Until one is here,
 * and where there is none, components show samples: an owner without products still sees a list.
 */
export function createCanvasData(registry: Registry, send: SendCall, language: string): CanvasData {
  const asked = new Map<string, Asked>()
  const listeners = createListeners()
  const versions = new Map<string, number>()
  const known = new WeakMap<ResolvedComponent, { readonly version: number; readonly data: Data }>()
  const requestsOf = new WeakMap<ResolvedComponent, readonly Asked[]>()

  function changed({ waiting }: Asked): void {
    for (const id of waiting) versions.set(id, (versions.get(id) ?? 0) + 1)
    listeners.notify(waiting)
  }

  function ask(entry: Asked): void {
    const { call, question } = entry.request
    send(call, question, { language }).then(
      (answer: Answer<Call>) => {
        entry.isMissing = isEmpty(answer)
        entry.answer = entry.isMissing ? undefined : answer
        changed(entry)
      },
      // What is drawn with samples, or as it was, is drawn well enough; a lost connection is shown where the draft is saved.
      () => {
        if (entry.answer !== undefined) return
        entry.isMissing = true
        changed(entry)
      },
    )
  }

  function load(request: LoadRequest, component: string): Asked {
    const { call, question } = request
    const key = `${call.path} ${canonicalJson(question)}`
    const before = asked.get(key)
    if (before) {
      before.waiting.add(component)
      return before
    }
    const waiting = new Set([component])
    const entry: Asked = { request, answer: undefined, isMissing: false, sample: sampleAnswer(call), waiting }
    asked.set(key, entry)
    ask(entry)
    return entry
  }

  const version = (component: string) => versions.get(component) ?? 0
  function of(component: ResolvedComponent): Data {
    if (!registry.get(component.type)?.load) return nothing
    const before = known.get(component)
    if (before?.version === version(component.id)) return before.data
    const tree = { root: [component.id], components: { [component.id]: component }, outline: [] }
    const { requests, dataOf } = collectLoads([tree], registry, startPage)
    const asked = requests.map((request) => load(request, component.id))
    requestsOf.set(component, asked)
    const data = dataOf(asked.map(({ answer, sample }) => answer ?? sample))(component.id)
    known.set(component, { version: version(component.id), data })
    return data
  }
  return {
    of,
    version,
    watch: listeners.subscribe,
    contents(component) {
      of(component)
      const shown = requestsOf.get(component) ?? []
      const all = shown.flatMap(({ request, answer }) => contentsInAnswer(request, answer))
      return [...new Map(all.map((one) => [`${one.kind}/${one.id}`, one])).values()]
    },
    reload() {
      for (const entry of asked.values()) ask(entry)
    },
    isSample(component) {
      of(component)
      return requestsOf.get(component)?.some(({ isMissing }) => isMissing) === true
    },
  }
}
