/** A window as far as messages go: what is said to it arrives with its sender and where that comes from. */
export class SampleWindow extends EventTarget {
  readonly origin: string
  parent: SampleWindow = this
  location: { readonly ancestorOrigins?: readonly string[] } = {}
  document = { referrer: '' }
  /** What was said to it for another origin than it has: a browser does not deliver that. */
  readonly lost: unknown[] = []

  constructor(origin: string) {
    super()
    this.origin = origin
  }

  /** This window as another one sees it. */
  seenBy(sender: SampleWindow): Window {
    const postMessage = (data: unknown, targetOrigin: string, ports: MessagePort[] = []) => {
      const copy: unknown = structuredClone(data)
      if (targetOrigin !== this.origin) {
        this.lost.push(copy)
        return
      }
      queueMicrotask(() => this.receive({ data: copy, origin: sender.origin, source: sender, ports }))
    }
    return { postMessage } as unknown as Window
  }

  receive(said: { data: unknown; origin: string; source: unknown; ports?: readonly MessagePort[] }): void {
    this.dispatchEvent(Object.assign(new Event('message'), { ports: [], ...said }))
  }
}

/**
 * A frame with the window around it. Each sees the other one as one object, so that senders can be
 * compared.
 */
export function sampleWindows(parentOrigin: string, frameOrigin: string) {
  const parent = new SampleWindow(parentOrigin)
  const frame = new SampleWindow(frameOrigin)
  const parentSeen = Object.assign(parent, { postMessage: parent.seenBy(frame).postMessage })
  const frameSeen = Object.assign(frame, { postMessage: frame.seenBy(parent).postMessage })
  frame.parent = parentSeen
  return { parent: parentSeen, frame: frameSeen }
}
