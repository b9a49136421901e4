import { setters } from '../setters.ts'

/** On a server nobody waits for scripts, and a form is drawn in one go. */
export const formSetters = setters
/** Nothing has to be loaded. */
export const loadLateSetters = async (): Promise<unknown> => setters
