import { createAnswerer, type ReaderAnswer, type ReaderQuestion } from '../contents/spreadsheet/reader/answer.ts'

/** The reader of spreadsheets as a browser starts it, but in the thread of the tests: their browser knows no workers. */
class ReaderInPage extends EventTarget {
  readonly #answer = createAnswerer((data: ReaderAnswer) => {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  })
  postMessage(question: ReaderQuestion): void {
    void this.#answer(question)
  }
  terminate(): void {}
}

/** Lets screens of tests read spreadsheets. */
export function readInPage(): void {
  Object.assign(globalThis, { Worker: ReaderInPage })
}
