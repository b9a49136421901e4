/**
 * What was typed into a form, kept in the tab (R200): `vitrine:form:{path}:{component}`, and the product that it
 * is about. The path is the same in every language. Where storage is blocked, nothing is kept and nothing fails.
 */
const PREFIX = 'vitrine:form:'

/** @param component the id of the component that the form stands in. */
export const draftKeyOf = (component: string, about = ''): string =>
  `${PREFIX}${location.pathname}:${component}${about && `:${about}`}`

/** Runs what needs storage; nothing where it is blocked or full. */
export function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

export const keysOf = (storage: Storage, key: string): readonly string[] =>
  Object.keys(storage).filter((each) => each === key || each.startsWith(`${key}:`))

export const hasDraft = (component: string): boolean | undefined =>
  inStorage((storage) => keysOf(storage, draftKeyOf(component)).length > 0)

/** The component whose form was sent from this entry of the history. */
export const sentFrom = (): unknown => (history.state as { readonly sentForm?: unknown } | null)?.sentForm
