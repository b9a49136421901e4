import { pictureOf, picturesIn } from './read-pictures.ts'
import { readPasted, readSpreadsheet } from './read-spreadsheet.ts'
import { type ReadOptions, ReadProblem, type ReadProblemCode, type SheetRow, type Spreadsheet } from './spreadsheet.ts'

/** What is asked of the reader; it answers under the same number. */
export type ReaderQuestion = { readonly id: number } & (
  | { readonly type: 'read'; readonly file: Blob; readonly options: ReadOptions }
  | { readonly type: 'paste'; readonly text: string; readonly options: ReadOptions }
  /** The pictures of a zip, which it holds from then on. */
  | { readonly type: 'zip'; readonly file: Blob }
  | { readonly type: 'picture'; readonly path: string }
)

export type ReaderAnswer = { readonly id: number } & (
  | { readonly type: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly type: 'table'; readonly table: Omit<Spreadsheet, 'rows'> }
  | { readonly type: 'names'; readonly names: readonly string[] }
  | { readonly type: 'picture'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'failed'; readonly code: ReadProblemCode; readonly row: number | undefined }
)

/** So many rows are handed over at once: more would keep the page from being scrolled meanwhile. */
const PIECE = 1000

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer())

/** A reader: it answers one question after the other, in a thread of its own. */
export function createAnswerer(post: (answer: ReaderAnswer) => void): (question: ReaderQuestion) => Promise<void> {
  let zip: Uint8Array | undefined

  function tell(id: number, { rows, ...table }: Spreadsheet): void {
    for (let at = 0; at < rows.length; at += PIECE) post({ id, type: 'rows', rows: rows.slice(at, at + PIECE) })
    post({ id, type: 'table', table })
  }
  async function answer(question: ReaderQuestion): Promise<void> {
    const { id } = question
    switch (question.type) {
      case 'read':
        return tell(id, await readSpreadsheet(await bytesOf(question.file), question.options))
      case 'paste':
        return tell(id, readPasted(question.text, question.options))
      case 'zip':
        zip = await bytesOf(question.file)
        return post({ id, type: 'names', names: picturesIn(zip) })
      case 'picture':
        return post({ id, type: 'picture', bytes: pictureOf(zip ?? new Uint8Array(), question.path) })
    }
  }
  return async (question) => {
    try {
      await answer(question)
    } catch (error) {
      const { code, row } = error instanceof ReadProblem ? error : new ReadProblem('damaged')
      post({ id: question.id, type: 'failed', code, row })
    }
  }
}
