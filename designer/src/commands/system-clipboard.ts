/** The clipboard of the system; where the browser keeps it closed, one of our own for all its tabs. */
export interface SystemClipboard {
  readonly write: (text: string) => Promise<void>
  /** `undefined` when there is nothing, or nothing that we may read. */
  readonly read: () => Promise<string | undefined>
  /** Keeps a text for our own tabs, where an event of the browser could not take it. */
  readonly keep: (text: string | undefined) => void
  /** What was stored last. */
  readonly stored: () => string | undefined
}

const KEY = 'vitrine.clipboard'

type Storage_ = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Clipboard_ = Pick<Clipboard, 'writeText' | 'readText'>

/** Storage may be forbidden, and its mere mention then throws. */
function storageOfBrowser(): Storage_ | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Without a secure connection, browsers have no clipboard at all. */
const clipboardOfBrowser = (): Clipboard_ | undefined => globalThis.navigator?.clipboard

/** The clipboard of this browser. Nothing of it throws: what is refused goes the other way. */
export function createSystemClipboard(
  clipboard: Clipboard_ | undefined = clipboardOfBrowser(),
  storage: Storage_ | undefined = storageOfBrowser(),
): SystemClipboard {
  // Larger than the browser stores: then at least this tab has it.
  let here: string | undefined

  function keep(text: string | undefined) {
    here = text
    try {
      if (text === undefined) storage?.removeItem(KEY)
      else storage?.setItem(KEY, text)
    } catch {
      storage?.removeItem(KEY)
    }
  }
  const stored = () => storage?.getItem(KEY) ?? here

  return {
    keep,
    stored,
    async write(text) {
      try {
        if (!clipboard) throw new Error('There is no clipboard.')
        await clipboard.writeText(text)
        keep(undefined)
      } catch {
        keep(text)
      }
    },
    async read() {
      const own = stored()
      if (own !== undefined) return own
      try {
        return await clipboard?.readText()
      } catch {
        return undefined
      }
    },
  }
}
