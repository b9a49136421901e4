/** What a browser keeps of who comments, for all pages of this host. */
const NAME = 'vitrine.comments.name'
const SECRET = 'vitrine.comments.author'
const OWN = 'vitrine.comments.own'

/** So many ids of one's own comments are remembered; older ones cannot be changed any more. */
const MOST = 100

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Where nothing may be kept, it is asked for again on the next page. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is kept in this browser.
  }
}

/** A word that nobody guesses, for secrets and keys: 43 letters of base64url. Also where the page is not secure. */
export const newSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

let secret: string | undefined

/** The secret with which this browser changes what was written with it. */
export function authorSecret(): string {
  const kept = read(SECRET)
  secret ??= kept !== undefined && /^[A-Za-z0-9_-]{43}$/.test(kept) ? kept : newSecret()
  if (kept !== secret) keep(SECRET, secret)
  return secret
}

export const keptName = (): string => read(NAME) ?? ''
export const keepName = (name: string): void => keep(NAME, name)

/** The ids of what was written in this browser. */
export const ownIds = (): ReadonlySet<string> => new Set((read(OWN) ?? '').split(' ').filter(Boolean))

export const keepOwnId = (id: string): void => keep(OWN, [...ownIds(), id].slice(-MOST).join(' '))
