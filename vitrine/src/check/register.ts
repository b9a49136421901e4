import { createRegistry, type Section } from '@vitrine/renderer'

/**
 * Registers sections as an app does, and answers what is wrong with them. Loaded by the loader of the app, since views are
 * written with JSX.
 */
export function registerProblems(sections: readonly Section[]): readonly string[] {
  try {
    createRegistry(sections)
    return []
  } catch (error) {
    if (error instanceof Error && 'reasons' in error) return error.reasons as readonly string[]
    throw error
  }
}
