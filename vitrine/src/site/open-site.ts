import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandError } from '../command.ts'
import { readConfig } from '../config/read-config.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { prepareSources, type SiteTools } from './prepare.ts'

/** The oldest Node that reads TypeScript as it is. */
const NODE = 24

/** Reads `.env`, as far as the environment does not say otherwise. */
export function readEnvironmentFile(cwd: string): void {
  const file = join(cwd, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** @throws CommandError where Node is too old for a site of one's own. */
export function checkNode(): void {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < NODE)
    throw new CommandError(`A site of one's own needs Node ${NODE} or newer; this is ${process.version}.`)
}

/** The site in a folder, with what builds it. @throws CommandError with what is missing or wrong */
export async function openSite(cwd: string): Promise<{ readonly config: SiteConfig; readonly tools: SiteTools }> {
  checkNode()
  readEnvironmentFile(cwd)
  const config = await readConfig(cwd)
  const sources = prepareSources(cwd)
  const tools = (await import(pathToFileURL(join(sources, 'host/vite/site/site.ts')).href)) as SiteTools
  return { config, tools }
}

/** Says in words what a site cannot be built or started for: what is wrong with plugins has its reasons. */
export const inWords = (error: unknown): unknown => {
  const isKnown =
    error instanceof Error && (error.constructor === Error || ['PluginError', 'RegistryError'].includes(error.name))
  // What a bundler says has a code and a place; a fault of ours has a stack that is needed.
  return isKnown ? new CommandError(error.message) : error
}
