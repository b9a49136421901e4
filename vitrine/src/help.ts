import type { Command, CommandOption } from './command.ts'
import { commands } from './commands.ts'

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n')
}

/** What can be called. */
export const overview = (): string =>
  [
    'vitrine <command> [options]',
    '',
    columns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    '',
    'vitrine <command> --help tells the options of a command.',
  ].join('\n')

const written = (name: string, { short, value }: CommandOption): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`

/** The text of `--help`. */
export const helpOf = (name: string, { usage, about, options }: Command): string =>
  [
    `vitrine ${name}${usage === '' ? '' : ` ${usage}`} [options]`,
    '',
    ...about,
    '',
    columns(Object.entries(options).map(([option, of]) => [written(option, of), of.help])),
  ].join('\n')
