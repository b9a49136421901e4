import { dirname } from 'node:path'
import type { ViteDevServer } from 'vite'
import { CommandError } from '../command.ts'
import { classNames } from './class-names.ts'

/** Loads modules of an app as its bundler would: TypeScript, JSX, stylesheets and `import.meta.glob`. */
export interface ModuleLoader {
  /** @throws CommandError when the module cannot be loaded. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>
  /** The rules of every stylesheet that was imported, in the order of their names. */
  readonly styles: () => Promise<string>
  readonly close: () => Promise<void>
}

async function startVite(root: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    root,
    configFile: false,
    envFile: false,
    appType: 'custom',
    mode: 'production',
    logLevel: 'silent',
    cacheDir: '.vitrine-cache',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: classNames } },
  })
}

/** Starts a loader for the modules of a folder. It listens to no port, and writes nothing. */
export async function startLoader(root: string): Promise<ModuleLoader> {
  const vite = await startVite(root)
  return {
    async load(file) {
      try {
        return await vite.ssrLoadModule(file)
      } catch (error) {
        throw new CommandError(`${file} cannot be loaded: ${(error as Error).message}`)
      }
    },
    async styles() {
      const files = [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()]
        .filter((id) => /\.(css|scss|less)$/.test(id))
        .toSorted((a, b) => (dirname(a) === dirname(b) ? (a < b ? -1 : 1) : dirname(a) < dirname(b) ? -1 : 1))
      const rules: string[] = []
      for (const file of files) {
        const { default: css } = await vite.ssrLoadModule(`${file}?inline`)
        if (typeof css === 'string' && css.trim() !== '') rules.push(css)
      }
      return rules.join('\n')
    },
    close: () => vite.close(),
  }
}
