import {
  ConfigError,
  createLogger,
  explainStartFailure,
  gracefulShutdown,
  type InstanceEngine,
  type MailSender,
} from '@vitrine/api'
import { type Config, readConfig } from '../config.ts'
import { PluginError, verifySections } from '../plugins/verify-plugins.ts'
import { type Started, startHost } from './start.ts'

export { pageTypes } from '../plugins/page-types.ts'
export { readConfig, startHost, verifySections }

const sitesAt = (url: string, demo: readonly string[]): string =>
  demo.length === 0 ? '' : `The demo sites are at ${demo.map((clientId) => `${url}/${clientId}`).join(' and ')}\n`

/** What the config of a site of one's own says. */
export interface MainOptions {
  /** Variables that count where the environment says nothing. */
  readonly defaults?: Readonly<Record<string, string>>
  /** Folders with what new sites may begin with. */
  readonly templates?: readonly string[]
  /** Sends mails, where `SMTP_URL` names no server. */
  readonly mail?: MailSender
  /** The translation engines that all sites may use. */
  readonly translationEngines?: readonly InstanceEngine[]
  /** The config that has a bucket for the files, where `STORE_URL` names no store. */
  readonly filesFrom?: string
  /** How an operator helps somebody who is locked out; `npm run owner --`, when left out. */
  readonly ownerCommand?: string
}

/** What of it the service is started with. */
export const partsOf = ({ templates, mail, translationEngines, filesFrom }: MainOptions = {}) => ({
  ...{ templates, mail, translationEngines, filesFrom },
})

/** The password stands nowhere else. */
const accountOf = (
  url: string,
  owner: Started['firstOwner'],
  { ownerCommand = 'npm run owner --' }: MainOptions,
): string =>
  owner === undefined
    ? ''
    : `Sign in at ${url}/login as ${owner.email}${
        owner.password === undefined
          ? '\n'
          : `, with the password ${owner.password}\nIt is shown only now. A new one: ${ownerCommand} reset-password ${owner.email}\n`
      }`

/**
 * Runs the server until it is told to stop: SIGTERM and SIGINT end it with 0 when all that was asked
 * is answered, an uncaught error with 1.
 *
 * @param folder of the package host, or of a site of one's own: what was built stands in its `dist`.
 * @param sites holds a folder for each of the demo sites.
 */
export async function main(folder: string, sites: string, options: MainOptions = {}): Promise<void> {
  let config: Config
  try {
    const read = readConfig({ ...options.defaults, ...process.env })
    config = read.config
    for (const warning of read.warnings) process.stderr.write(`${warning}\n`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return
  }
  // Standard output is for the person who starts us, the log goes beside it.
  const logger = createLogger(config.logLevel)

  let started: Started | undefined
  gracefulShutdown(logger, () => started)

  try {
    started = await startHost(config, logger, { folder, sites, ...partsOf(options) })
    process.stdout.write(
      `${sitesAt(started.url, started.demo)}${accountOf(started.url, started.firstOwner, options)}Vitrine is ready on ${started.url}\n`,
    )
  } catch (error) {
    const why = error instanceof PluginError ? error.message : explainStartFailure(error, config)
    process.stderr.write(`Vitrine could not start. ${why}\n`)
    process.exit(1)
  }
}
