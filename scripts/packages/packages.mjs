import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The packages that others install, each after those that it needs. */
export const packageNames = [
  'schemas',
  'model',
  'client',
  'mcp',
  'renderer',
  'puck',
  'sections',
  'setters',
  'editor-core',
  'designer',
]

/** The package of the command line, which has a command and no entry points. */
export const commandName = 'vitrine'

/** The package of the service, which has sources and no entry points: `vitrine build` builds them with those of a site. */
export const hostName = 'host'

/** All that is published. */
export const publishedNames = [...packageNames, hostName, commandName, 'create-vitrine']

/** Those that are drawn in a browser alone, so a server component uses them through a boundary. */
export const clientPackages = new Set(['setters', 'editor-core', 'designer'])

/** The folder of what is published of a package. */
export const builtFolder = (name) => join(root, 'dist', name)
