import { validityOf } from '../routing/routes.ts'
import { type Guard, notValid, pass, refuseAddress } from './guard.ts'

/**
 * Guard 1 (R54, R55): the parameters of the route are valid, else 404 'Page Not Found: {fullPath}', or the
 * status and the message that the route's own validation gives.
 */
export const addressIsValid: Guard = (visit) => {
  const validity = validityOf(visit.route, visit.params)
  if (validity === true) return pass
  return validity === false ? notValid(visit) : refuseAddress(visit, validity.status, validity.message)
}
