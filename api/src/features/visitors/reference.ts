import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for each other, read out or written by hand: no I, L, O, 0, 1. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** What people call an inquiry by: eight of them, so that two alike are as good as never met. */
export const newReference = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)] as string).join('')
