import { canonicalJson } from '@vitrine/model'
import type { LoadRequest, Registry, StageVisit } from '@vitrine/renderer'
import { collectLoads } from '@vitrine/renderer'
import type { Answer, Call, ResolvedComponent } from '@vitrine/schemas'
import type { Send } from '../parts.ts'
import { sampleAnswer } from '../sample-answer.ts'
import { createListeners } from '../store/listeners.ts'

type Data = Readonly<Record<string, unknown>>

const nothing: Data = Object.freeze({})
const startPage: StageVisit = { path: '/', query: {} }

/** What components are drawn with: the site's own contents where there are any, and samples where not. */
export interface CanvasData {
  readonly of: (component: ResolvedComponent) => Data
  /** Told when the contents of a component have come. */
  readonly watch: (component: string, listener: () => void) => () => void
  /** Changes whenever they do. */
  readonly version: (component: string) => number
}

interface Asked {
  answer: unknown
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
export function createCanvasData(registry: Registry, send: Send, language: string): CanvasData {
  const asked = new Map<string, Asked>()
  const listeners = createListeners()
  const versions = new Map<string, number>()
  const known = new WeakMap<ResolvedComponent, { readonly version: number; readonly data: Data }>()

  function ask({ call, question }: LoadRequest, component: string): unknown {
    const key = `${call.path} ${canonicalJson(question)}`
    const before = asked.get(key)
    if (before) {
      before.waiting.add(component)
      return before.answer ?? before.sample
    }
    const entry: Asked = { answer: undefined, sample: sampleAnswer(call), waiting: new Set([component]) }
    asked.set(key, entry)
    send(call, question, { language }).then(
      (answer: Answer<Call>) => {
        if (isEmpty(answer)) return
        entry.answer = answer
        for (const id of entry.waiting) versions.set(id, (versions.get(id) ?? 0) + 1)
        listeners.tell(entry.waiting)
      },
      // What is drawn with samples is drawn well enough; whoever saves is told of a lost line.
      () => {},
    )
    return entry.sample
  }

  const version = (component: string) => versions.get(component) ?? 0
  return {
    version,
    watch: listeners.subscribe,
    of(component) {
      if (!registry.get(component.type)?.load) return nothing
      const before = known.get(component)
      if (before?.version === version(component.id)) return before.data
      const tree = { root: [component.id], components: { [component.id]: component }, outline: [] }
      const { requests, dataOf } = collectLoads([tree], registry, startPage)
      const data = dataOf(requests.map((request) => ask(request, component.id)))(component.id)
      known.set(component, { version: version(component.id), data })
      return data
    },
  }
}
