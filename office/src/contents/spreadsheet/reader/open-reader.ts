import type { ReaderAnswer, ReaderQuestion } from './answer.ts'
import { pictureLimits } from './picture-limits.ts'
import { type ReadOptions, ReadProblem, type SheetRow, type Spreadsheet, spreadsheetLimits } from './spreadsheet.ts'

/** Reads files in a thread of its own, so that the page goes on whatever is in them. */
export interface SpreadsheetReader {
  /** @throws ReadProblem */
  readonly read: (file: Blob, options?: ReadOptions) => Promise<Spreadsheet>
  /** @throws ReadProblem */
  readonly readPasted: (text: string, options?: ReadOptions) => Promise<Spreadsheet>
  /**
   * The paths of the pictures in a zip.
   *
   * @throws ReadProblem
   */
  readonly openZip: (file: Blob) => Promise<readonly string[]>
  /**
   * One picture of the zip that was opened last.
   *
   * @throws ReadProblem
   */
  readonly picture: (path: string) => Promise<Uint8Array<ArrayBuffer>>
  readonly close: () => void
}

type Ask = ReaderQuestion extends infer Q ? (Q extends { readonly id: number } ? Omit<Q, 'id'> : never) : never

const startWorker = (): Worker => new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' })

/** Starts a reader. What takes too long, or too much memory, ends with it: the next question starts another one. */
export function openReader(): SpreadsheetReader {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Set<(problem: ReadProblem) => void>()

  function close(problem = new ReadProblem('damaged')) {
    worker?.terminate()
    worker = undefined
    for (const fail of waiting) fail(problem)
    waiting.clear()
  }
  function ask(question: Ask): Promise<{ readonly answer: ReaderAnswer; readonly rows: readonly SheetRow[] }> {
    worker ??= startWorker()
    const asked = worker
    last += 1
    const id = last
    const rows: SheetRow[] = []
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => close(new ReadProblem('too-slow')), spreadsheetLimits.time)
      const end = () => {
        clearTimeout(deadline)
        asked.removeEventListener('message', listen)
        asked.removeEventListener('error', crash)
        waiting.delete(fail)
      }
      const fail = (problem: ReadProblem) => {
        end()
        reject(problem)
      }
      // It ran out of memory, or its script did not come.
      const crash = () => close(new ReadProblem('damaged'))
      function listen({ data }: MessageEvent<ReaderAnswer>) {
        if (data.id !== id) return
        if (data.type === 'rows') return void rows.push(...data.rows)
        if (data.type === 'failed') return fail(new ReadProblem(data.code, data.row))
        end()
        resolve({ answer: data, rows })
      }
      waiting.add(fail)
      asked.addEventListener('message', listen)
      asked.addEventListener('error', crash)
      asked.postMessage({ ...question, id })
    })
  }
  async function table(question: Ask): Promise<Spreadsheet> {
    const { answer, rows } = await ask(question)
    if (answer.type !== 'table') throw new ReadProblem('damaged')
    return { ...answer.table, rows }
  }
  return {
    async read(file, options = {}) {
      if (file.size > spreadsheetLimits.file) throw new ReadProblem('too-large')
      return table({ type: 'read', file, options })
    },
    readPasted: (text, options = {}) => table({ type: 'paste', text, options }),
    async openZip(file) {
      if (file.size > pictureLimits.zip) throw new ReadProblem('too-large')
      const { answer } = await ask({ type: 'zip', file })
      if (answer.type !== 'names') throw new ReadProblem('damaged')
      return answer.names
    },
    async picture(path) {
      const { answer } = await ask({ type: 'picture', path })
      if (answer.type !== 'picture') throw new ReadProblem('damaged')
      return answer.bytes
    },
    close: () => close(),
  }
}
