import { asRecord } from '../as-record.ts'

/** The codes with which the engines say that they cannot answer now, but may later. */
const passing = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|53)/
const passingMessages = /timeout exceeded when trying to connect|Connection terminated|database is locked/

/** Whether a statement failed because the database is away, not because the statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = asRecord(error)
  return syscall === 'connect' || passing.test(String(code ?? '')) || passingMessages.test(error.message)
}

/** Whether there is no more room on the disk, ours or the database's. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = asRecord(error)
  const isFull = typeof errcode === 'number' && (errcode & 0xff) === 13
  return isFull || code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}

/** Whether a row could not go because another one points to it, or could not come because what it points to is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return asRecord(error).code === '23503' || /FOREIGN KEY constraint failed/.test(error.message)
}

/** Whether a statement was refused because a row with the same key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return asRecord(error).code === '23505' || /UNIQUE constraint failed/.test(error.message)
}
