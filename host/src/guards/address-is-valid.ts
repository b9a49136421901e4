import { hasValidParams } from '../routes.ts'
import { type Guard, notValid, pass } from './guard.ts'

/** Guard 1 (R54): the parameters of the route keep to its grammar, else 'Page Not Found: {fullPath}'. */
export const addressIsValid: Guard = (visit) => (hasValidParams(visit.params) ? pass : notValid(visit))
