import type { NoAnswer } from './screen.ts'

/** A screen that shows nothing of its own, told to everyone who waits for the same page. */
export class NoPage extends Error {
  readonly instead: NoAnswer
  constructor(instead: NoPage['instead']) {
    super('The screen shows no page.')
    this.instead = instead
  }
}
