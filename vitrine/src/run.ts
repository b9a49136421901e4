import { parseArgs } from 'node:util'
import { type Command, type CommandContext, CommandError, type ExitCode, exitCodes } from './command.ts'
import { commands } from './commands.ts'
import { helpOf, overview } from './help.ts'

/** @throws CommandError when an option is unknown or lacks its value. */
function argumentsOf(name: string, { options }: Command, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\nvitrine ${name} --help tells the options.`)
  }
}

async function runCommand(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    context.say(overview())
    return name === undefined ? exitCodes.failed : exitCodes.done
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) throw new CommandError(`There is no command “${name}”.\n\n${overview()}`)
  const command = await entry.load()
  if (rest.includes('--help') || rest.includes('-h')) {
    context.say(helpOf(name, command))
    return exitCodes.done
  }
  const { values, positionals } = argumentsOf(name, command, rest)
  return command.run(values as never, positionals, context)
}

/** Runs a command line, and answers its exit code. What a person can put right is said in words. */
export async function run(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  try {
    return await runCommand(args, context)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    context.warn(error.message)
    return exitCodes.failed
  }
}
