import { checkOf, createAjv, standardFormats } from '@vitrine/schemas'

/** What makes checks of schemas: ajv, with all that only it needs. */
export interface Compiler {
  readonly checkOf: typeof checkOf
  readonly createAjv: typeof createAjv
  readonly standardFormats: typeof standardFormats
}

export const compiler: Compiler = { checkOf, createAjv, standardFormats }
