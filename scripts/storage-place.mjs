import { ConfigError, StorageError } from '@vitrine/api'
import { readConfig } from '../host/src/config.ts'

/** Where this instance keeps everything, as the server itself reads it from the environment. */
export function storagePlace() {
  const { dataDir, databaseUrl, storeUrl } = readConfig(process.env).config
  const files = storeUrl === undefined ? { dataDir } : { dataDir, storeUrl }
  return databaseUrl === undefined ? files : { ...files, databaseUrl }
}

/** Runs a command; what a person can fix is printed in words, without a stack. */
export async function command(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StorageError) && !(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** What a backup holds, in a line. */
export const inWords = ({ tables, files }) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${files.length} files`
