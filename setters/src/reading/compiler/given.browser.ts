import type { Compiler } from './compiler.ts'

/** A browser draws a form before its first check, and loads what checks meanwhile. */
export const given: Compiler | undefined = undefined
