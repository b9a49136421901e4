import './check-node.mjs'
import { openStorage, ownerCommand } from '../api/src/index.ts'
import { readConfig, systemOriginOf } from '../host/src/config.ts'

// `npm run owner -- reset-password <email>`, `-- add <email> [clientId …]` and `-- invitation-link <email>`, on
// the storage that the environment names, as the server does. It may run meanwhile.

try {
  const { config } = readConfig(process.env)
  const { dataDir, databaseUrl } = config
  const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl, dataDir })
  try {
    console.log(await ownerCommand(storage, process.argv.slice(2), systemOriginOf(config)))
  } finally {
    await storage.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
