import pino, { type Logger, type LoggerOptions } from 'pino'
import { asRecord } from './as-record.ts'

/**
 * Options of pino that keep out of the log what nobody may read there (R292): words of visitors,
 * passwords, tokens, cookies, queries, e-mail addresses. Lines are written field by field; this is the
 * second fence, for errors, whose messages may quote what they failed on.
 */
export const logOptions: Pick<LoggerOptions, 'redact' | 'serializers'> = {
  redact: {
    paths: ['password', 'token', 'cookie', 'authorization', 'email', '*.password', '*.token', '*.cookie', '*.email'],
    remove: true,
  },
  serializers: { err: (error) => loggedError(error), error: (error) => loggedError(error) },
}

/** The log of a process: beside standard output, which is for the person who started it. */
export const createLogger = (level: string): Logger =>
  pino({ ...logOptions, level, base: null }, pino.destination({ dest: 2, sync: false }))

const LONGEST = 500

/** An error without the values that it quotes and without what else hangs on it. */
export function loggedError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, errcode, syscall, constraint, table } = asRecord(error)
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...Object.fromEntries(
      Object.entries({ code, errcode, syscall, constraint, table }).filter(([, value]) => value !== undefined),
    ),
    stack: placesOf(error),
    ...(error.cause !== undefined && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/** Where it happened; the message that a stack begins with is left out. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')

/** What stands in quotes is a value, unless it is a plain name of ours. */
export const withoutValues = (message: string): string =>
  message
    .replaceAll(/"(?![a-z_][a-z0-9_.]*")[^"]*"|'(?![a-z_][a-z0-9_.]*')[^']*'|`[^`]*`/g, '"…"')
    .replaceAll(/[^\s@<>()"']+@[^\s@<>()"']+/g, '…@…')
    .replaceAll(/\?[^\s"']*=[^\s"']*/g, '?…')
    .slice(0, LONGEST)
