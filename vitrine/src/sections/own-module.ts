import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The file of a module of this package that draws, to be loaded as the app's modules are: as source, or as it was built. */
export function ownModule(name: string): string {
  const [built, typed, plain] = [`../${name}.js`, `../${name}.tsx`, `../${name}.ts`].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const found = [typed, plain, built].find((file) => file !== undefined && existsSync(file))
  if (found === undefined) throw new Error(`The module ${name} of vitrine is missing.`)
  return found
}
