import type { ParseArgsOptionsConfig } from 'node:util'

/** How a command ends. */
export const exitCodes = {
  done: 0,
  /** `check` found problems; of `impact` and `migrate --dry-run`: values change, and nothing is lost. */
  found: 1,
  /** Values would be lost. */
  losses: 2,
  /** The command could not be done: wrong arguments, a file that cannot be read. */
  failed: 3,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What a person can put right: said in words, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** An option of a command: as `parseArgs` knows it, and what `--help` says of it. */
export type CommandOption = ParseArgsOptionsConfig[string] & {
  /** What stands behind the option: `<file>`. */
  readonly value?: string
  readonly help: string
}

export type CommandOptions = Readonly<Record<string, CommandOption>>

type ValueOf<O extends CommandOption> = O extends { readonly type: 'boolean' }
  ? boolean | undefined
  : O extends { readonly multiple: true }
    ? readonly string[] | undefined
    : string | undefined

/** What was asked for, by the names of the options. */
export type ValuesOf<O extends CommandOptions> = { readonly [K in keyof O]: ValueOf<O[K]> }

/** Where a command is called, and what it says. */
export interface CommandContext {
  /** The folder that it is called in. */
  readonly cwd: string
  /** A line for the one who called. */
  readonly say: (line: string) => void
  /** A line about something that is wrong. */
  readonly warn: (line: string) => void
}

export interface Command<O extends CommandOptions = CommandOptions> {
  /** What stands behind its name: `<name>`. */
  readonly usage: string
  /** What it does, and how it ends; lines of `--help`. */
  readonly about: readonly string[]
  readonly options: O
  readonly run: (values: ValuesOf<O>, positionals: readonly string[], context: CommandContext) => Promise<ExitCode>
}

/** A command with the types of its options worked out. */
export const defineCommand = <const O extends CommandOptions>(command: Command<O>): Command => command as never

/** The options that several commands take. */
export const sharedOptions = {
  sections: {
    type: 'string',
    value: '<file>',
    help: 'module that exports the sections; src/sections/index.ts when left out',
  },
  lock: { type: 'string', value: '<file>', help: 'lock file; vitrine.lock.json when left out' },
  site: {
    type: 'string',
    multiple: true,
    value: '<path>',
    help: 'a site or a page as JSON or module, or a folder of them; may stand several times',
  },
  json: { type: 'boolean', help: 'as JSON' },
  help: { type: 'boolean', short: 'h', help: 'this text' },
} as const satisfies CommandOptions
