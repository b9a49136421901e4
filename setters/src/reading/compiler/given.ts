import { type Compiler, compiler } from './compiler.ts'

/** On a server nobody waits for scripts, and a form is drawn in one go. */
export const given: Compiler | undefined = compiler
