import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandError } from '../command.ts'
import { configProblems } from './config-problems.ts'
import type { SiteConfig } from './site-config.ts'

const names = ['vitrine.config.ts', 'vitrine.config.mts', 'vitrine.config.js', 'vitrine.config.mjs']

/** The config of a site in a folder; nothing, where there is none. */
export const configFile = (cwd: string): string | undefined =>
  names.map((name) => join(cwd, name)).find((file) => existsSync(file))

/**
 * Reads the config of the site in a folder. Node reads it as it is, also where it is TypeScript.
 *
 * @throws CommandError with all that is wrong with it.
 */
export async function readConfig(cwd: string): Promise<SiteConfig> {
  const file = configFile(cwd)
  if (file === undefined) throw new CommandError(`There is no ${names[0]} in ${cwd}: this is no site of one's own.`)
  let config: unknown
  try {
    config = (await import(pathToFileURL(file).href)).default
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const problems = configProblems(config)
  if (problems.length > 0)
    throw new CommandError(`${file} cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  return config as SiteConfig
}
