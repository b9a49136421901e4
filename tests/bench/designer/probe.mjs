/**
 * Runs in the page before anything else; self-contained, since the browser gets its source alone.
 * `globalThis.bench` then tells when something is to be seen, in ms since the navigation began, whichever
 * editor it is: a component is looked for in the page and in its frames, the field by the title it holds.
 */
export function probe() {
  if (globalThis.parent !== globalThis) return

  const documents = () =>
    [document, ...Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)].filter(Boolean)
  const componentOf = (id) => {
    for (const inner of documents()) {
      const found = inner.querySelector(`[data-component-id="${id}"]`)
      if (found) return found
    }
  }
  const titleOf = (id) => componentOf(id)?.querySelector('h2')?.textContent
  const fieldHolds = (title) =>
    Array.from(document.querySelectorAll('input, textarea')).some(
      (field) => field.value === title && !field.disabled && !field.readOnly,
    )

  const conditions = {
    shown: (id) => componentOf(id) !== undefined,
    held: fieldHolds,
    titled: (id, title) => titleOf(id) === title,
    changed: (id, title) => titleOf(id) !== title,
  }

  /** The last of the inputs that count: what comes of it is measured from there. */
  let input = 0
  let counted = []
  const note = (event) => {
    if (!counted.includes(event.type)) return
    // A frame counts from its own beginning.
    input = event.timeStamp + (event.view.performance.timeOrigin - performance.timeOrigin)
  }
  const listening = new WeakSet()
  const listen = () => {
    for (const inner of documents()) {
      if (listening.has(inner)) continue
      listening.add(inner)
      // At the window, before any listener of the editor's own.
      for (const type of ['keydown', 'pointerdown', 'pointerup']) inner.defaultView.addEventListener(type, note, true)
    }
  }
  function watch(inputs, condition, ...asked) {
    const holds = () => conditions[condition](...asked)
    listen()
    counted = inputs
    input = 0
    return new Promise((resolve) => {
      let seen
      const observer = new MutationObserver(look)
      function look() {
        if (seen !== undefined || !holds()) return
        seen = performance.now()
        counted = []
        observer.disconnect()
      }
      for (const inner of documents())
        observer.observe(inner, { subtree: true, childList: true, characterData: true, attributes: true })
      // A frame is painted when the first message after its callbacks arrives.
      const frame = () => {
        look()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          if (seen === undefined) requestAnimationFrame(frame)
          else resolve({ dom: seen - input, paint: performance.now() - input })
        }
        port2.postMessage(undefined)
      }
      requestAnimationFrame(frame)
    })
  }

  let waiting
  let frames
  globalThis.bench = {
    titleOf,
    /** The ids of the components in the order in which they stand. */
    order: () =>
      documents()
        .flatMap((inner) => Array.from(inner.querySelectorAll('[data-component-id]')))
        .map((element) => element.dataset.componentId)
        .join(' '),
    when: (condition, ...asked) =>
      new Promise((resolve) => {
        const look = () => (conditions[condition](...asked) ? resolve(performance.now()) : setTimeout(look, 4))
        look()
      }),
    /** Begins to wait for what an input brings about; `measured` gives the ms to the DOM and to paint. */
    watch: (...asked) => {
      waiting = watch(...asked)
    },
    measured: () => waiting,
    /** When nothing is left to do. Not an idle callback: after an input those come half a second later. */
    rest: () => globalThis.scheduler.postTask(() => undefined, { priority: 'background' }),
    startFrames: () => {
      const intervals = []
      const tasks = []
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration))
      })
      observer.observe({ type: 'longtask' })
      let last
      frames = { intervals, tasks, isOn: true }
      const frame = (time) => {
        if (last !== undefined) intervals.push(time - last)
        last = time
        if (frames.isOn) requestAnimationFrame(frame)
        else observer.disconnect()
      }
      requestAnimationFrame(frame)
    },
    stopFrames: () => {
      frames.isOn = false
      return { intervals: frames.intervals, tasks: frames.tasks }
    },
  }
}
