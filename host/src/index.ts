export type { Config } from './config.ts'
export { createServer, type ServerParts } from './server/server.ts'
